import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actFor, findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import { getBoot } from 'shared-api/contracts/platform';
import {
  getMonth,
  getMonthGaps,
  sendMonth,
  setMonthStatus,
  updateDay,
  type MonthGaps,
} from 'shared-api/contracts/timesheet';
import { buildBoot } from 'shared-api/testing';
import { buildHours } from '../testing/month.builders.ts';
import { buildPerson, createMonthServer, showMonth } from '../testing/month-server.tsx';

const server = createMonthServer();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const workingDays = (days: readonly number[]) =>
  Object.fromEntries(days.map((day) => [`2026-03-${String(day).padStart(2, '0')}`, buildHours()]));

describe('who works', () => {
  it('sends the month after a question that says what is missing', async () => {
    const filled = [2, 3, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30];
    server.setMonth({ saved: workingDays(filled), info: { version: 2 } });
    server.on(sendMonth).answer(() => {
      server.setMonth({ info: { status: 'forApproval', isEditable: false, version: 3 } });
      return { status: 'forApproval', version: 3 };
    });
    showMonth();
    await screen.findByText('Ore presenza');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invia' })).toBeEnabled());
    await press('Invia');
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    expect(within(question).getByText('Vuoi inviare il timesheet marzo - 2026 ?')).toBeInTheDocument();
    expect(question).toHaveTextContent('Mancano 2 giorni: mercoledì 4 marzo e martedì 31 marzo.');
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Il timesheet è stato inviato correttamente')).toBeInTheDocument();
    expect(server.inputs(sendMonth)).toEqual([{ year: 2026, month: 3, status: 'forApproval', version: 2 }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invia' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Aggiorna' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Aziende' })).not.toBeInTheDocument();
  });

  it('is told what went wrong, in the specified words and the reason', async () => {
    server.on(sendMonth).fail({ code: 'conflict', message: 'Il mese non è più aperto' });
    showMonth();
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Invia' })).toBeEnabled());
    await press('Invia');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));
    const sentence = 'Il timesheet non è stato inviato correttamente. Il mese non è più aperto';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('sends nothing while a day is not saved', async () => {
    server.on(updateDay).cut();
    showMonth('/timesheet?month=2026-03&day=2026-03-10');
    await press('Come da piano');
    await press('Invia');
    expect(await screen.findByText(/Alcuni giorni non sono ancora salvati/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('who manages', () => {
  const administrator = () => buildPerson({ flags: { a: 'Y', b: 'N' } });

  const whole: MonthGaps = {
    status: 'forApproval',
    missing: [],
    withoutCause: [],
    unmatched: [],
    pending: [],
  };
  beforeEach(() => {
    server.on(getMonthGaps).answer(() => whole);
  });
  const close = async (gaps: Partial<MonthGaps>) => {
    server.setMonth({ managesAll: true, info: { status: gaps.status ?? 'open', version: 5 } });
    server.on(getMonthGaps).answer(() => ({ ...whole, status: 'open', ...gaps }));
    server.on(setMonthStatus).answer(({ input }) => ({ status: input.status, version: 6 }));
    showMonth('/timesheet?month=2026-03', administrator());
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Stato' })).toBeEnabled());
    await press('Stato');
    await press('Chiudi il mese');
  };

  it('closes a month that nobody sent, or with gaps, after a question that says so', async () => {
    await close({ missing: ['2026-03-04', '2026-03-05'], pending: ['2026-03-06'] });
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere marzo 2026?' });
    expect(question).toHaveTextContent('Il mese non è mai stato inviato.');
    expect(question).toHaveTextContent('Mancano 2 giorni: mercoledì 4 marzo e giovedì 5 marzo.');
    expect(question).toHaveTextContent('Un giorno di assenza da decidere: venerdì 6 marzo.');
    expect(server.inputs(setMonthStatus)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Chiudi il mese' }));
    await waitFor(() => expect(server.inputs(setMonthStatus)).toHaveLength(1));
    expect(server.inputs(setMonthStatus)[0]).toMatchObject({ status: 'closed', evenWithProblems: true });
  });

  it('closes a month that was sent and is whole without a question, and none that could not be looked at', async () => {
    await close({ status: 'forApproval' });
    await waitFor(() => expect(server.inputs(setMonthStatus)).toHaveLength(1));
    expect(server.inputs(setMonthStatus)[0]).toMatchObject({ evenWithProblems: false });
    server.on(getMonthGaps).cut();
    await press('Stato');
    await press('Chiudi il mese');
    expect(
      await screen.findByText(/^Il mese non si è potuto controllare|non è stato chiuso/),
    ).toBeInTheDocument();
    expect(server.inputs(setMonthStatus)).toHaveLength(1);
  });

  it('chooses among the two other states, whichever the month has', async () => {
    server.setMonth({ managesAll: true, info: { status: 'closed', isEditable: false, version: 5 } });
    server.on(setMonthStatus).answer(({ input }) => ({ status: input.status, version: 6 }));
    showMonth('/timesheet?month=2026-03', administrator());
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Invia' })).toBeEnabled());
    await press('Invia');
    const sheet = await screen.findByRole('dialog', { name: 'Stato di marzo 2026' });
    const choices = within(sheet).getAllByRole('button').slice(1);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Riapri il mese',
      'Metti in approvazione',
    ]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Riapri il mese' }));
    expect(await screen.findByText('Il timesheet è stato aggiornato correttamente')).toBeInTheDocument();
    expect(server.inputs(setMonthStatus)).toEqual([{ year: 2026, month: 3, status: 'open', version: 5 }]);
  });

  it('opens the month of who has no account by its address, which says whose it is, and goes back to their own', async () => {
    const carlo = { fullName: 'Senza Conto', isOwn: false, employeeId: 'employee-carlo', version: 3 };
    server.setMonth({ managesAll: true, info: carlo });
    server.on(setMonthStatus).answer(({ input }) => ({ status: input.status, version: 4 }));
    const { currentPath } = showMonth(
      '/timesheet?month=2026-03&day=2026-03-10&employee=employee-carlo',
      administrator(),
    );
    expect(
      await screen.findByText('Questo è il timesheet di Senza Conto: quello che cambi qui è suo.'),
    ).toBeInTheDocument();
    await press('Come da piano');
    await waitFor(() => expect(server.inputs(updateDay)).toHaveLength(1));
    expect(server.inputs(updateDay)[0]).toMatchObject({ employeeId: 'employee-carlo', ordinary: 480 });
    await press('Stato');
    await press('Chiudi il mese');
    await waitFor(() => expect(server.inputs(setMonthStatus)).toHaveLength(1));
    expect(server.inputs(setMonthStatus)[0]).toMatchObject({ employeeId: 'employee-carlo', version: 3 });
    const asked = server.inputs(getMonth);
    expect(new Set(asked.map(({ employeeId }) => employeeId))).toEqual(new Set(['employee-carlo']));
    server.setMonth({ info: { fullName: 'Ada Conti', employeeId: 'employee-ada' }, saved: {} });
    await press('Torna al tuo timesheet');
    expect(await screen.findByRole('grid', { name: 'Timesheet, marzo 2026' })).toBeInTheDocument();
    expect(currentPath()).toBe('/timesheet?month=2026-03&day=2026-03-10');
    expect(screen.queryByText(/^Questo è il timesheet di/)).not.toBeInTheDocument();
    expect(server.inputs(getMonth).at(-1)?.employeeId).toBeUndefined();
  });

  it('is told that there is no such month for them, and goes back to their own', async () => {
    server.on(getMonth).fail({ code: 'not-found', message: 'Non trovato' });
    const { currentPath } = showMonth('/timesheet?month=2026-03&employee=nobody');
    expect(await screen.findByText('Non trovato')).toBeInTheDocument();
    await press('Torna al tuo timesheet');
    expect(currentPath()).toBe('/timesheet?month=2026-03');
  });

  it('is told who decided first', async () => {
    server.setMonth({ managesAll: true });
    const details = { changedBy: 'Hanna Rossi', changedAt: null, current: { status: 'closed', version: 2 } };
    server.on(setMonthStatus).fail({ code: 'conflict', details });
    showMonth('/timesheet?month=2026-03', administrator());
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Stato' })).toBeEnabled());
    await press('Stato');
    await press('Chiudi il mese');
    expect(
      await screen.findByText(
        /non è stato aggiornato correttamente. Hanna Rossi ha già cambiato lo stato: Chiuso/,
      ),
    ).toBeInTheDocument();
  });

  it('opens another employee’s months by company and name', async () => {
    server.setMonth({ managesAll: true });
    server.on(listOwnCompanies).answer(() => ({
      companies: [
        { id: 'acme', name: 'Acme' },
        { id: 'beta', name: 'Beta' },
      ],
    }));
    const giulia = {
      userId: 'user-2',
      user: 'giulia.bianchi',
      name: 'Bianchi Giulia',
      companyName: 'Acme',
      mayManage: true,
    };
    server.on(findEmployees).answer(() => ({ employees: [giulia], total: 1 }));
    server.on(actFor).succeed();
    const session = administrator();
    server.on(getBoot).answer(() => buildBoot({ session }));
    const { currentPath } = showMonth('/timesheet?month=2026-03&employee=employee-carlo', session);
    await press('Aziende');
    await press('Acme');
    server.setMonth({ info: { fullName: 'Giulia Bianchi', isOwn: false, employeeId: 'employee-2' } });
    await userEvent.click(await screen.findByRole('button', { name: /Bianchi Giulia/ }));
    expect(
      await screen.findByRole('grid', { name: 'Timesheet di Giulia Bianchi, marzo 2026' }),
    ).toBeInTheDocument();
    expect(server.inputs(actFor)).toEqual([{ companyId: 'acme', userId: 'user-2' }]);
    expect(currentPath()).toBe('/timesheet?month=2026-03');
  });
});
