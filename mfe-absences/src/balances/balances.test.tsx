import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adjustBalance,
  getBalances,
  importBalances,
  listBalanceEntries,
  listCompanyBalances,
  type EmployeeBalances,
} from 'shared-api/contracts/absences';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { BalancesScreen } from './balances.screen.tsx';

const server = createFakeServer();
const ShownScreen = withFrame(BalancesScreen);
const employee = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'N' } }) });
const admin = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const own: EmployeeBalances = {
  employeeId: 'employee-mario',
  employeeName: 'Rossi Mario',
  isOwn: true,
  mayAdjust: false,
  importedOn: '2026-10-31',
  dayMinutes: 480,
  balances: [
    { counter: 'holiday', available: 5520, planned: 960, waiting: 480, toEarn: 1040, taken: 2400 },
    { counter: 'paidLeave', available: -30, planned: 0, waiting: 0, toEarn: 0, taken: 0 },
  ],
};

beforeEach(() => {
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(getBalances).answer(() => own);
  server.on(listBalanceEntries).answer(({ input: { counter } }) => ({
    total: 1,
    rows: [
      {
        id: 'entry',
        counter,
        day: '2026-12-22',
        minutes: -960,
        kind: 'taken',
        note: '',
        balance: 6000,
        createdAt: '2026-11-02T09:00:00.000Z',
        createdBy: 'Ada Conti',
        period: { from: '2026-12-22', to: '2026-12-23' },
      },
    ],
  }));
  server.on(listCompanyBalances).answer(() => ({
    companyId: 'acme',
    total: 1,
    rows: [
      {
        id: 'employee-anna',
        name: 'Neri Anna',
        holiday: 960,
        paidLeave: null,
        formerHolidays: 0,
        dayMinutes: 480,
      },
    ],
  }));
});

describe('balances', () => {
  it('are pictures with what is left, over the ledger of one of them', async () => {
    renderScreen(<ShownScreen />, { boot: employee });
    expect(await screen.findAllByText('11 giorni e 4 ore')).not.toHaveLength(0);
    expect(screen.getByText('Saldo del cedolino al 31-10-2026')).toBeInTheDocument();
    expect(screen.getByText('Disponibili oggi: 11 giorni e 4 ore')).toBeInTheDocument();
    expect(screen.getByText('Il saldo è sotto zero')).toBeInTheDocument();
    expect(await screen.findByText('Assenza approvata · Dal 22-12-2026 al 23-12-2026')).toBeInTheDocument();
    // The entries are said as the balance is.
    expect(screen.getByText('−2 giorni')).toBeInTheDocument();
    expect(screen.getByText('12 giorni e 4 ore')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Permessi (ROL)' }));
    expect(await screen.findByText('−16 ore')).toBeInTheDocument();
    expect(server.inputs(listBalanceEntries).at(-1)).toMatchObject({ counter: 'paidLeave' });
    expect(screen.queryByRole('button', { name: 'Rettifica' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Tutta l’azienda' })).not.toBeInTheDocument();
  });

  it('of anybody are adjusted by their administrator, with hours and a reason', async () => {
    server.on(getBalances).answer(() => ({ ...own, isOwn: false, mayAdjust: true }));
    server.on(adjustBalance).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot: admin });
    await userEvent.click(await screen.findByRole('button', { name: 'Rettifica' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Ore da aggiungere/), 'tre');
    await userEvent.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await dialog.findByText(/^Scrivi le ore/)).toBeInTheDocument();
    expect(dialog.getByText('Scrivi il motivo')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText(/^Ore da aggiungere/));
    await userEvent.type(dialog.getByLabelText(/^Ore da aggiungere/), '-7.30');
    expect(await dialog.findByText('7.30 si legge in due modi: scrivi 7:30 oppure 7:18')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText(/^Ore da aggiungere/));
    await userEvent.type(dialog.getByLabelText(/^Ore da aggiungere/), '-4:30');
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Monetizzate');
    await userEvent.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await screen.findByText('Rettifica registrata')).toBeInTheDocument();
    expect(server.inputs(adjustBalance)).toEqual([
      { employeeId: 'employee-mario', counter: 'holiday', minutes: -270, note: 'Monetizzate' },
    ]);
  });

  it('of an administrator themselves are another’s to adjust, which is said', async () => {
    server.on(getBalances).answer(() => ({ ...own, isOwn: true, mayAdjust: false }));
    renderScreen(<ShownScreen />, { boot: admin });
    expect(await screen.findByText('Il tuo saldo lo rettifica un altro amministratore')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rettifica' })).not.toBeInTheDocument();
  });

  it('of a payslip are checked line by line before they are written', async () => {
    const line = {
      line: 2,
      name: 'Neri Anna',
      changes: [{ counter: 'holiday', before: 450, after: 750 }],
    } as const;
    let error = 'Le ore non si leggono';
    server.on(importBalances).answer(({ input: { isDryRun } }) => ({
      rows: [{ ...line, changes: [...line.changes], error, leftOut: '' }],
      isWritten: !isDryRun && error === '',
      columns: [
        { title: 'Ferie', column: 'holiday', guess: null },
        { title: 'Permesi', column: null, guess: 'paidLeave' },
      ],
    }));
    renderScreen(<ShownScreen />, { boot: admin });
    await userEvent.click(await screen.findByRole('tab', { name: 'Tutta l’azienda' }));
    expect(await screen.findByText('2 giorni')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Importa dal cedolino' }));
    const dialog = within(screen.getByRole('dialog'));
    const check = () => userEvent.click(dialog.getByRole('button', { name: 'Controlla il file' }));
    await check();
    expect(await dialog.findByText('Serve il file dei saldi')).toBeInTheDocument();
    const bytes = new TextEncoder().encode('Dipendente;Ferie\nNeri Anna;12,5');
    // The files of the test's browser cannot be read.
    const file = () =>
      Object.assign(new File([bytes], 'saldi.csv', { type: 'text/csv' }), {
        arrayBuffer: async () => bytes.buffer,
      });
    await userEvent.upload(dialog.getByLabelText('File CSV o Excel'), file());
    await check();
    expect(await dialog.findByText('Le ore non si leggono')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Registra/ })).not.toBeInTheDocument();
    error = '';
    await userEvent.upload(dialog.getByLabelText('File CSV o Excel'), file());
    await check();
    expect(await dialog.findByText('Ferie: da 7,5 a 12,5 ore')).toBeInTheDocument();
    expect(dialog.getByText(/non è stata letta: «Permesi» \(forse «Permessi/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Registra 1 riga' }));
    expect(await screen.findByText('Saldi importati')).toBeInTheDocument();
    expect(server.inputs(importBalances).map(({ isDryRun }) => isDryRun)).toEqual([true, true, false]);
  });

  it('that do not come are asked for again', async () => {
    server.on(getBalances).answer(() => {
      throw failure({ code: 'unavailable' });
    });
    renderScreen(<ShownScreen />, { boot: employee });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});
