import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit, setViewport } from '../../testing/index.ts';
import type { DayRange } from './day-range.ts';
import { RangeCalendar } from './range-calendar.component.tsx';

const marks = {
  '2026-11-12': { tone: 'success', reason: 'Ferie approvate', isBlocked: true },
  '2026-11-18': { tone: 'warning', reason: 'Permesso in approvazione' },
} as const;

function Period({ value: initial, min }: { value?: DayRange; min?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <RangeCalendar
      label="Periodo"
      value={value}
      onChange={setValue}
      marks={marks}
      min={min}
      today="2026-11-19"
    />
  );
}
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
const summary = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => setViewport('phone'));
afterEach(() => setViewport('desktop'));

describe('RangeCalendar', () => {
  it('takes a first and a last day by the keyboard, and says what is chosen', async () => {
    renderWithKit(<Period value={{ from: '2026-11-23', to: '2026-11-23' }} />);
    expect(summary()).toBe('23-11-2026: scegli un altro giorno per un periodo');
    day(/^lunedì 23 novembre/).focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(focused()).toBe('domenica 6 dicembre 2026');
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    expect(summary()).toBe('Dal 23-11-2026 al 01-12-2026');
    await userEvent.click(day(/^mercoledì 2 dicembre/));
    expect(summary()).toBe('02-12-2026: scegli un altro giorno per un periodo');
  });

  it('goes by months and years with the page keys', async () => {
    renderWithKit(<Period value={{ from: '2026-11-23', to: '2026-11-23' }} />);
    day(/^lunedì 23 novembre/).focus();
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('mercoledì 23 dicembre 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(focused()).toBe('martedì 23 dicembre 2025');
  });

  it('says why a day is coloured, names it in the legend, and refuses one that is taken', async () => {
    renderWithKit(<Period value={{ from: '2026-11-11', to: '2026-11-11' }} />);
    const legend = screen.getByRole('list', { name: 'Legenda' });
    const reasons = within(legend).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Ferie approvate',
      'Permesso in approvazione',
    ]);
    expect(day(/^giovedì 12 novembre/)).toBeDisabled();
    expect(day('mercoledì 18 novembre 2026, Permesso in approvazione')).toBeEnabled();
    await userEvent.click(day(/^venerdì 13 novembre/));
    expect(summary()).toBe('13-11-2026: scegli un altro giorno per un periodo');
  });

  it('begins its weeks on Monday, one month on a phone and two on a desktop', () => {
    const { unmount } = renderWithKit(<Period />);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('lun');
    unmount();
    setViewport('desktop');
    renderWithKit(<Period />, { language: 'en' });
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(screen.getByText('December 2026')).toBeInTheDocument();
    expect(summary()).toBe('Choose a day, or the first and the last of a period');
  });

  it('offers no day before the first that may be chosen', async () => {
    renderWithKit(<Period min="2026-11-16" />);
    expect(day(/^domenica 15 novembre/)).toBeDisabled();
    expect(day('lunedì 16 novembre 2026')).toBeEnabled();
    expect(day('Mese precedente')).toHaveAttribute('aria-disabled', 'true');
  });
});
