import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../../testing/index.ts';
import { MonthCalendar } from './month-calendar.component.tsx';

const days = {
  '2026-11-01': { state: 'holiday', note: 'Tutti i santi' },
  '2026-11-02': { state: 'complete', note: '8 ore', content: '8' },
  '2026-11-03': { state: 'incomplete', note: '6 ore', content: '6' },
} as const;

function November(start: { selected?: string; month?: string }) {
  const [month, setMonth] = useState(start.month ?? '2026-11-01');
  const [selected, setSelected] = useState(start.selected);
  return (
    <MonthCalendar
      label="Timesheet"
      month={month}
      onMonthChange={setMonth}
      days={days}
      selected={selected}
      onSelect={setSelected}
      today="2026-11-19"
    />
  );
}
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.firstElementChild?.textContent;

describe('MonthCalendar', () => {
  it('shows a month of whole weeks from Monday on, named in Italian', () => {
    renderWithKit(<November />);
    const grid = screen.getByRole('grid', { name: 'Timesheet, novembre 2026' });
    const names = within(grid).getAllByRole('columnheader');
    expect(names[0]).toHaveAccessibleName('lunedì');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'lun',
      'mar',
      'mer',
      'gio',
      'ven',
      'sab',
      'dom',
    ]);
    expect(within(grid).getAllByRole('row')).toHaveLength(7);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
    expect(within(grid).getAllByRole('row')[1]).toHaveTextContent(/^262728293031domenica 1 /);
  });

  it('names the month and the days in English, from Monday on as well', () => {
    renderWithKit(<November />, { language: 'en' });
    const grid = screen.getByRole('grid', { name: 'Timesheet, November 2026' });
    expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
    expect(day('Monday 2 November 2026, Complete, 8 ore')).toBeInTheDocument();
  });

  it('says the state of a day in words, and in a legend of those that the month has', () => {
    renderWithKit(<November />);
    expect(day('domenica 1 novembre 2026, Festivo, Tutti i santi')).toHaveAttribute('data-state', 'holiday');
    expect(day('martedì 3 novembre 2026, Incompleto, 6 ore')).toHaveTextContent(/36$/);
    expect(day('giovedì 19 novembre 2026, Oggi')).toHaveAttribute('aria-current', 'date');
    const legend = screen.getByRole('list', { name: 'Legenda' });
    const entries = within(legend).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Completo', 'Incompleto', 'Festivo']);
  });

  it('is one stop of the Tab key after its buttons: the selected day, else today', async () => {
    renderWithKit(<November />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('giovedì 19 novembre 2026, Oggi');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'mercoledì 18 novembre 2026'],
    ['{ArrowLeft}', 'lunedì 16 novembre 2026'],
    ['{ArrowDown}', 'martedì 24 novembre 2026'],
    ['{ArrowUp}', 'martedì 10 novembre 2026'],
    ['{Home}', 'lunedì 16 novembre 2026'],
    ['{End}', 'domenica 22 novembre 2026'],
    ['{PageDown}', 'giovedì 17 dicembre 2026'],
    ['{PageUp}', 'sabato 17 ottobre 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'lunedì 17 novembre 2025'],
  ])('goes by %s from the 17th to %s', async (keys, name) => {
    renderWithKit(<November selected="2026-11-17" />);
    day('martedì 17 novembre 2026').focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  it('goes over the end of a month into the next, and selects by Enter', async () => {
    renderWithKit(<November selected="2026-11-30" />);
    day('lunedì 30 novembre 2026').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(focused()).toBe('martedì 1 dicembre 2026');
    expect(screen.getByRole('grid', { name: 'Timesheet, dicembre 2026' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/1$/);
  });

  it('goes over the days on which the clock is changed', async () => {
    renderWithKit(<November month="2026-10-01" selected="2026-10-24" />);
    day('sabato 24 ottobre 2026').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('lunedì 26 ottobre 2026');
  });

  it('goes to other months by its buttons, and back to today', async () => {
    renderWithKit(<November />);
    await userEvent.click(day('Mese successivo'));
    await userEvent.click(day('Mese successivo'));
    expect(screen.getByText('gennaio 2027')).toBeInTheDocument();
    await userEvent.click(day('Oggi'));
    await userEvent.click(day('Mese precedente'));
    expect(screen.getByText('ottobre 2026')).toBeInTheDocument();
  });
});
