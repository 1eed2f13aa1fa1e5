import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateDay } from 'shared-api/contracts/timesheet';
import { setViewport } from 'shared-ui/testing';
import { buildHours, buildMonth } from '../testing/month.builders.ts';
import { createMonthServer, showMonth } from '../testing/month-server.tsx';
import { copyWeek } from './copy-week.ts';

const server = createMonthServer();
const open = async (month = '2026-04') => {
  setViewport('desktop');
  showMonth(`/timesheet?month=${month}&view=grid`);
  await screen.findByRole('table', { name: /^Tutti i giorni di/ });
};
const cell = (name: string) => screen.getByRole('textbox', { name });

describe('the whole month at once', () => {
  it('takes the 21 working days of April in at most 60 keystrokes', async () => {
    await open();
    cell('Ordinari, mercoledì 1 aprile').focus();
    let keystrokes = 0;
    const press = async (key: string) => {
      keystrokes += 1;
      await userEvent.keyboard(key);
    };
    for (let day = 0; day < 21; day += 1) {
      await press('=');
      await press('{Enter}');
    }
    expect(keystrokes).toBeLessThanOrEqual(60);
    expect(screen.getByText('Ore presenza').nextElementSibling).toHaveTextContent('168');
    await waitFor(() => expect(Object.keys(server.saved())).toHaveLength(21));
    expect(Object.keys(server.saved())).not.toContain('2026-04-06');
  });

  it('asks what is meant by hours of two readings, and saves nothing of them', async () => {
    await open();
    cell('Ordinari, mercoledì 1 aprile').focus();
    await userEvent.keyboard('7.30{ArrowDown}');
    expect(cell('Ordinari, mercoledì 1 aprile')).toBeInvalid();
    expect(cell('Ordinari, mercoledì 1 aprile')).toHaveAccessibleDescription(/scrivi 7:30 oppure 7:18/);
    cell('Ordinari, mercoledì 1 aprile').focus();
    await userEvent.keyboard('7½{ArrowDown}');
    expect(cell('Ordinari, mercoledì 1 aprile')).toBeValid();
    await waitFor(() => expect(server.saved()['2026-04-01']?.ordinary).toBe(450));
  });

  it('is walked by arrows, filled by digits, and taken back by Esc', async () => {
    await open();
    cell('Ordinari, mercoledì 1 aprile').focus();
    await userEvent.keyboard('7,5{ArrowDown}4{ArrowRight}1{ArrowUp}');
    expect(cell('Straordinari, mercoledì 1 aprile')).toHaveFocus();
    expect(cell('Ordinari, mercoledì 1 aprile')).toHaveValue('7,5');
    expect(cell('Assenza, mercoledì 1 aprile')).toHaveValue('0,5');
    expect(cell('Straordinari, giovedì 2 aprile')).toHaveValue('1');
    await userEvent.keyboard('{Escape}');
    expect(cell('Ordinari, mercoledì 1 aprile')).toHaveValue('');
    const wanted = { ordinary: 240, overtime: 60 };
    await waitFor(() => expect(server.saved()['2026-04-02']).toMatchObject(wanted));
    await waitFor(() => expect(server.saved()['2026-04-01']?.ordinary ?? 0).toBe(0));
  });

  it('keeps what is no quantity of the day in its cell, marked, and saves nothing of it', async () => {
    await open();
    cell('Ordinari, mercoledì 1 aprile').focus();
    await userEvent.keyboard('12{ArrowDown}');
    expect(cell('Ordinari, mercoledì 1 aprile')).toBeInvalid();
    expect(server.inputs(updateDay)).toEqual([]);
  });

  it('copies the week before, but not over a holiday', async () => {
    const saved = {
      '2026-03-30': buildHours(),
      '2026-04-01': buildHours({ ordinary: 240, absence: 240, causeId: 'FE' }),
      '2026-04-02': buildHours({ overtime: 60 }),
    };
    const april = buildMonth({ year: 2026, month: 4 }, { saved });
    expect(
      copyWeek(april, '2026-04-09').map(({ day, hours }) => [day, hours.ordinary, hours.causeId]),
    ).toEqual([
      ['2026-04-08', 240, 'FE'],
      ['2026-04-09', 480, null],
    ]);
    server.setMonth({ saved });
    await open();
    cell('Ordinari, mercoledì 8 aprile').focus();
    await userEvent.click(screen.getByRole('button', { name: 'Copia la settimana precedente' }));
    expect(cell('Straordinari, giovedì 9 aprile')).toHaveValue('1');
    expect(cell('Ordinari, lunedì 6 aprile')).toHaveValue('');
  });
});
