import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMonth, listMonths, updateDay } from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildEmployeeMonth, buildMonthRow } from '../testing/months.builders.ts';
import { MonthsScreen } from './months.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(MonthsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });

describe('the panel of a month', () => {
  it('keeps what is typed into a day that its person saves meanwhile, and lets the second choose', async () => {
    const current = { ordinary: 480, overtime: 0, absence: 0, causeId: null, version: 3 };
    server.on(updateDay).fail({
      code: 'conflict',
      details: { changedBy: 'Anna Neri', changedAt: '2026-11-20T09:00:00.000Z', current },
    });
    const counts = { all: 1, open: 1, forApproval: 0, closed: 0, withProblems: 1 };
    const row = buildMonthRow({
      name: 'Neri Anna',
      status: 'open',
      version: 0,
      withoutCause: ['2026-10-06'],
    });
    server.on(listMonths).answer(() => ({ companyId: 'acme', rows: [row], next: null, total: 1, counts }));
    server.on(getMonth).answer(() => ({ month: buildEmployeeMonth('Neri Anna') }));
    setViewport('phone');
    renderScreen(<Screen />, { boot, path: '/timesheets?month=2026-10' });
    await userEvent.click(await screen.findByRole('button', { name: 'Neri Anna' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Correggi martedì 6 ottobre' }));
    const absence = panel.getByRole('spinbutton', { name: 'Assenza' });
    await userEvent.clear(absence);
    await userEvent.type(absence, '4');
    const month = buildEmployeeMonth('Neri Anna');
    const days = month.days.map((day) => (day.dayOfMonth === 6 ? { ...day, ...current } : day));
    server.on(getMonth).answer(() => ({ month: { ...month, days } }));
    // What is read again comes with the other day.
    await userEvent.click(panel.getByRole('button', { name: 'Come da piano: lunedì 5 ottobre' }));
    expect(await panel.findByText(/^Qualcuno ha salvato prima di te: ordinarie 8/)).toBeInTheDocument();
    expect(absence).toBeInTheDocument();
    expect(absence).toHaveValue('4');
    await userEvent.click(panel.getByRole('button', { name: 'Salva' }));
    const choice = within(
      await screen.findByRole('alertdialog', { name: 'Qualcuno ha salvato prima di te' }),
    );
    expect(choice.getByRole('row', { name: 'Assenza 4 0' })).toBeInTheDocument();
    expect(server.inputs(updateDay).at(-1)).toMatchObject({ dayOfMonth: 6, version: 0, absence: 240 });
  });
});
