import { act, screen } from '@testing-library/react';
import { renderWithKit } from '../../testing/index.ts';
import { createFailure } from './area-scope.ts';
import { noteFileTrouble } from './file-trouble.ts';
import { UnavailableCard } from './unavailable-card.component.tsx';

const usual = /^Non ha risposto in tempo/;

describe('the card of what could not be loaded', () => {
  it('says what became of its file once that is known, and no longer', async () => {
    renderWithKit(
      <UnavailableCard failure={createFailure('unreachable', undefined)} onRetry={() => undefined} />,
    );
    expect(await screen.findByText(usual)).toBeInTheDocument();
    act(() => noteFileTrouble('changed'));
    expect(screen.getByText(/arrivato diverso da come è stato fatto/)).toBeInTheDocument();
    act(() => noteFileTrouble('blocked'));
    expect(screen.getByText(/ne trattiene un file/)).toBeInTheDocument();
    act(() => noteFileTrouble(null));
    expect(screen.getByText(usual)).toBeInTheDocument();
  });

  it('says nothing of files where something stopped', async () => {
    renderWithKit(
      <UnavailableCard failure={createFailure('stopped', undefined)} onRetry={() => undefined} />,
    );
    act(() => noteFileTrouble('changed'));
    expect(await screen.findByText(/^Si è fermata/)).toBeInTheDocument();
    expect(screen.queryByText(/arrivato diverso/)).not.toBeInTheDocument();
    act(() => noteFileTrouble(null));
  });
});
