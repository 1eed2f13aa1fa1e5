import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { renderWithKit } from '../testing/index.ts';
import { useUnsavedGuard } from './use-unsaved-guard.component.tsx';

function Editor({ isDirty }: { isDirty: boolean }) {
  const guard = useUnsavedGuard(isDirty);
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/dash">Via</Link>
      {guard}
    </>
  );
}

describe('useUnsavedGuard', () => {
  it('lets go of a screen without changes', async () => {
    renderWithKit(<Editor isDirty={false} />, { path: '/edit' });
    await userEvent.click(screen.getByRole('link', { name: 'Via' }));
    expect(screen.getByText('/dash')).toBeInTheDocument();
  });

  it.each([
    ['Resta qui', '/edit'],
    ['Chiudi senza salvare', '/dash'],
  ])('asks before changes are lost: %s leads to %s', async (answer, path) => {
    renderWithKit(<Editor isDirty />, { path: '/edit' });
    await userEvent.click(screen.getByRole('link', { name: 'Via' }));
    expect(screen.getByText('/edit')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByText(path)).toBeInTheDocument();
  });
});
