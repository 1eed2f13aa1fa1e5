import { screen, within } from '@testing-library/react';
import { renderWithKit } from '../testing/index.ts';
import { Timeline } from './timeline.component.tsx';

const events = [
  { id: '1', at: '2026-11-20T22:30:00Z', what: 'Documento creato', who: 'Ada Conti', icon: 'add' },
  { id: '3', at: '2026-11-22T10:55:00Z', what: 'Documento aperto', icon: 'eye' },
  { id: '2', at: '2026-11-20T23:30:00Z', what: 'Documento inviato', who: 'Ada Conti', icon: 'send' },
  { id: '4', at: '2026-11-22T10:59:30Z', what: 'Documento firmato', who: 'Mario Rossi', icon: 'sign' },
] as const;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T11:00:00Z') }));
afterEach(() => jest.useRealTimers());

const shownBy = () => {
  const list = screen.getByRole('list', { name: 'Cronologia' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      ...within(nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]);
};

describe('Timeline', () => {
  it('has what happened newest first, by days of Italy, with who and when', () => {
    renderWithKit(<Timeline label="Cronologia" events={events} />);
    expect(shownBy()).toEqual([
      ['Oggi', 'Documento firmato da Mario Rossiora', 'Documento aperto5 minuti fa'],
      ['Ieri', 'Documento inviato da Ada Conti00:30'],
      ['20/11/2026', 'Documento creato da Ada Conti23:30'],
    ]);
  });

  it('keeps the exact instant for whoever looks or listens closer', () => {
    renderWithKit(<Timeline label="Cronologia" events={events} />);
    const time = screen.getByText('5 minuti fa');
    expect(time).toHaveAttribute('dateTime', '2026-11-22T10:55:00Z');
    expect(time).toHaveAttribute('title', '22/11/2026, 11:55');
  });
});
