import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { ProgressBar } from './progress-bar.component.tsx';
import { ErrorState } from './states.component.tsx';
import { Stepper } from './stepper.component.tsx';
import { Tabs } from './tabs.component.tsx';

describe('Tabs', () => {
  function Totals() {
    const [tab, setTab] = useState('a');
    const tabs = [
      { id: 'a', label: 'Totali' },
      { id: 'b', label: 'Ebadge' },
    ];
    return (
      <Tabs label="Ore" tabs={tabs} value={tab} onChange={setTab}>
        <p>{`pannello ${tab}`}</p>
      </Tabs>
    );
  }

  it('opens a panel by press and by arrow keys', async () => {
    renderWithKit(<Totals />);
    await userEvent.click(screen.getByRole('tab', { name: 'Ebadge' }));
    expect(screen.getByRole('tabpanel', { name: 'Ebadge' })).toHaveTextContent('pannello b');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Totali' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Totali' })).toHaveTextContent('pannello a');
  });
});

describe('Stepper', () => {
  it('marks the step one is in', () => {
    renderWithKit(<Stepper label="Documento" steps={['Dati', 'Posiziona', 'Invia']} current={1} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.getAllByRole('img', { name: 'Fatto' })).toHaveLength(1);
  });
});

describe('ProgressBar', () => {
  it('shows only when work takes longer than a second', () => {
    jest.useFakeTimers();
    renderWithKit(<ProgressBar label="Carico" value={0.5} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('progressbar', { name: 'Carico' })).toHaveAttribute('aria-valuenow', '50');
    jest.useRealTimers();
  });
});

describe('ErrorState', () => {
  it('says what happened, offers a new try and a code for support', async () => {
    const onRetry = jest.fn();
    renderWithKit(
      <ErrorState title="Non si carica" onRetry={onRetry} supportCode="A1">
        La rete non risponde
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('La rete non risponde');
    expect(screen.getByText('Codice per l’assistenza: A1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalled();
  });
});
