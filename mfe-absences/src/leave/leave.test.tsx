import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addLeave,
  askWithdrawal,
  decideAbsence,
  deleteLeave,
  getLeaveCalendar,
  listLeave,
  quoteLeave,
  type Leave,
} from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { hasUnsavedChanges, notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildLeave, buildQuote } from '../testing/leave.builders.ts';
import { LeaveScreen } from './leave.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(LeaveScreen);
const employee = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'N' } }) });
const admin = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });

const answerRows = (...rows: readonly Leave[]) =>
  server.on(listLeave).answer(() => ({ list: { total: rows.length, rows: [...rows] } }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-02T09:00:00.000Z'), doNotFake: ['setTimeout', 'setInterval'] });
  notify.clear();
  setViewport('desktop');
  server.on(getLeaveCalendar).answer(() => ({
    calendar: { days: { '2026-11-04': 'approved' }, free: [{ day: '2026-11-01', name: 'Tutti i santi' }] },
  }));
  server.on(quoteLeave).answer(() => buildQuote());
  server.on(addLeave).answer(() => ({ leave: buildLeave({ version: 4, id: 'added' }) }));
  answerRows();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (boot = employee, path = '/holiday') => renderScreen(<Screen />, { boot, path });
const history = (boot = employee) => open(boot, '/holiday?tab=history');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (...days: readonly RegExp[]) => {
  for (const day of days) await press(day);
};
const chooseCause = async (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Causale' }), name);
const sendIt = async () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Invia' })[0] as HTMLElement);
const openFirst = async () => userEvent.click(await screen.findByText(/^Dal 23-11-2026/));

describe('asking for leave', () => {
  it('asks whether one is sure, sends it, and begins anew', async () => {
    open();
    await choose(/^lunedì 23 novembre/, /^venerdì 27 novembre/);
    await chooseCause('Ferie');
    await sendIt();
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    expect(question).toHaveTextContent(
      'Vuoi inserire la richiesta per il periodo: Dal 23-11-2026 al 27-11-2026 ?',
    );
    expect(server.inputs(addLeave)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('La richiesta è stata inviata correttamente')).toBeInTheDocument();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(server.inputs(addLeave)).toEqual([
      expect.objectContaining({
        cause: 'holiday',
        from: '2026-11-23',
        to: '2026-11-27',
        start: null,
        end: null,
        send: true,
      }),
    ]);
    expect(screen.getByRole('combobox', { name: 'Causale' })).toHaveValue('');
  });

  it('refuses a request without days, and one without a causale', async () => {
    open();
    await screen.findByRole('group', { name: 'Periodo' });
    await sendIt();
    // The blank at its end is specified; what is shown leaves it out.
    expect(await screen.findAllByText('Selezionare una data')).not.toHaveLength(0);
    await choose(/^lunedì 23 novembre/);
    await sendIt();
    expect(await screen.findAllByText('Selezionare una causale')).toHaveLength(2);
    expect(server.inputs(addLeave)).toEqual([]);
  });

  it('says what it takes, what is left, and who is away', async () => {
    server.on(quoteLeave).answer(() =>
      buildQuote({
        minutes: 960,
        days: [
          { day: '2026-11-23', minutes: 480 },
          { day: '2026-11-24', minutes: 480 },
        ],
        daysLeftOut: 2,
        balance: {
          counter: 'holiday',
          available: 4800,
          earnedUntil: 80,
          after: 3920,
          isLimit: true,
          dayMinutes: 480,
        },
        away: [{ name: 'Verdi Anna', from: '2026-11-24', to: '2026-11-26' }],
        awayTotal: 3,
      }),
    );
    open();
    await choose(/^lunedì 23 novembre/);
    expect(screen.getByText(/^Scegli i giorni e la causale/)).toBeInTheDocument();
    await chooseCause('Ferie');
    expect(await screen.findByText('2 giorni, 16 ore')).toBeInTheDocument();
    expect(screen.getByText('2 giorni non lavorativi')).toBeInTheDocument();
    const fact = (name: string) => screen.getByText(name).nextSibling;
    expect(fact('Disponibili oggi')).toHaveTextContent(/^10 giorni$/);
    expect(fact('Maturate fino ad allora')).toHaveTextContent('1:20 ore');
    expect(fact('Dopo la richiesta')).toHaveTextContent('8 giorni e 1:20 ore');
    expect(screen.getByText('Verdi Anna, Dal 24-11-2026 al 26-11-2026')).toBeInTheDocument();
    expect(screen.getByText('e altre 2 persone')).toBeInTheDocument();
  });

  it('sends nothing that would be refused, and says why', async () => {
    server.on(quoteLeave).answer(() => buildQuote({ problem: 'Giorni bloccati: inventario' }));
    open();
    await choose(/^lunedì 23 novembre/);
    await chooseCause('Ferie');
    expect(await screen.findByText('Giorni bloccati: inventario')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Invia' })) expect(button).toBeDisabled();
  });

  it('asks no question while a time is wrong, and goes to it', async () => {
    server.on(quoteLeave).answer(() => buildQuote());
    open();
    await choose(/^lunedì 23 novembre/);
    await chooseCause('Permesso retribuito');
    await userEvent.click(screen.getByRole('radio', { name: 'Ore' }));
    const end = screen.getByRole('textbox', { name: 'Ora fine' });
    await userEvent.clear(end);
    await userEvent.type(end, '8.30');
    await userEvent.click(screen.getAllByRole('button', { name: 'Invia' })[0] as HTMLElement);
    expect(end).toHaveValue('08:30');
    expect(end).toBeInvalid();
    act(() => jest.runOnlyPendingTimers());
    expect(end).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.inputs(addLeave)).toEqual([]);
  });

  it('asks for a half of a single day by the plan of that day, or for some of its hours', async () => {
    server
      .on(quoteLeave)
      .answer(() => buildQuote({ minutes: 432, days: [{ day: '2026-11-23', minutes: 432 }] }));
    open();
    expect(screen.queryByRole('radio', { name: 'Mattina' })).not.toBeInTheDocument();
    await choose(/^lunedì 23 novembre/);
    await chooseCause('Permesso retribuito');
    await screen.findByText('7:12 ore');
    await userEvent.click(screen.getByRole('radio', { name: 'Mattina' }));
    expect(screen.getByLabelText('Ora fine')).toHaveValue('12:36');
    const end = screen.getByRole('textbox', { name: 'Ora fine' });
    await userEvent.clear(end);
    await userEvent.type(end, '13.30{Tab}');
    expect(end).toHaveValue('13:30');
    await userEvent.clear(end);
    await userEvent.type(end, '99{Tab}');
    expect(end).toHaveValue('13:30');
    await userEvent.clear(end);
    await userEvent.type(end, '13.14');
    await press('Ora fine: prima');
    // From any time on, to the half hours.
    expect(end).toHaveValue('13:00');
    expect(screen.getByRole('radio', { name: 'Ore' })).toBeChecked();
    await waitFor(() =>
      expect(server.inputs(quoteLeave).at(-1)).toMatchObject({ start: 540, end: 780, cause: 'paidLeave' }),
    );
  });

  it('marks the days that carry a request, and those nobody works', async () => {
    open();
    expect(
      await screen.findByRole('button', { name: /^mercoledì 4 novembre.*Approvata/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^domenica 1 novembre.*Festivo/ })).toBeInTheDocument();
  });

  it('has an administrator choose what becomes of it, and never open', async () => {
    server.on(decideAbsence).answer(() => ({ status: 'refused', version: 5 }));
    open(admin);
    await choose(/^lunedì 23 novembre/);
    await chooseCause('Ferie');
    await sendIt();
    const sheet = await screen.findByRole('dialog', { name: 'Stato della richiesta' });
    expect(within(sheet).queryByRole('button', { name: /aperta|apri/i })).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Rifiuta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rifiutare la richiesta' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    expect(await dialog.findByText('Scrivi il motivo del rifiuto')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'Consegna');
    await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    await screen.findByText('La richiesta è stata inviata correttamente');
    expect(server.inputs(addLeave)[0]).toMatchObject({ send: false });
    expect(server.inputs(decideAbsence)).toEqual([
      expect.objectContaining({ id: 'added', version: 4, decision: 'refused', reason: 'Consegna' }),
    ]);
  });

  it('shows the sentence of a refusal and keeps what was typed', async () => {
    server
      .on(addLeave)
      .fail({ code: 'conflict', message: 'Il saldo non basta: restano 8 ore e ne servono 40' });
    open();
    await choose(/^lunedì 23 novembre/);
    await chooseCause('Ferie');
    await sendIt();
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText(/^Il saldo non basta/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Causale' })).toHaveValue('holiday');
  });
});

describe('the history of leave', () => {
  beforeEach(() => setViewport('phone'));
  afterEach(() => setViewport('desktop'));

  it('opens a request read-only, and deletes it after a question', async () => {
    server.on(deleteLeave).answer(() => undefined);
    answerRows(buildLeave({ id: 'mine', note: 'Mare' }));
    history();
    await openFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Richiesta' });
    expect(dialog).toHaveTextContent('Data inizio23-11-2026');
    expect(dialog).toHaveTextContent('NoteMare');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    answerRows();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    expect(question).toHaveTextContent('Vuoi eliminare questa richiesta ferie ?');
    await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteLeave)).toEqual([expect.objectContaining({ id: 'mine' })]);
    expect(await screen.findByText('Nessuna richiesta')).toBeInTheDocument();
  });

  it('asks to take back what was approved, and deletes none of it', async () => {
    server.on(askWithdrawal).answer(() => ({ status: 'approved', version: 4 }));
    answerRows(buildLeave({ id: 'mine', status: 'approved', version: 3 }));
    history();
    await openFirst();
    expect(screen.queryByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
    await press('Chiedi il ritiro');
    const dialog = await screen.findByRole('dialog', { name: 'Chiedi il ritiro' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Cambio');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiedi il ritiro' }));
    expect(await screen.findByText('Il ritiro è stato chiesto')).toBeInTheDocument();
    expect(server.inputs(askWithdrawal)).toEqual([{ id: 'mine', version: 3, reason: 'Cambio' }]);
  });

  it('is searched and filtered by state from its first page', async () => {
    answerRows(buildLeave());
    open(employee, '/holiday?tab=history&status=approved&search=mare&sort=-to');
    await screen.findByText(/^Dal 23-11-2026/);
    expect(server.inputs(listLeave)[0]).toMatchObject({
      offset: 0,
      length: 10,
      status: 'approved',
      search: 'mare',
      sort: 'to',
      direction: 'descending',
    });
  });

  it('has pages of ten, and begins with the first again when the state is another', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => buildLeave({ id: `leave-${index}` }));
    server.on(listLeave).answer(() => ({ list: { total: 21, rows } }));
    history();
    await press('Pagina successiva');
    expect(await screen.findByText('Pagina 2 di 3')).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(listLeave).at(-1)).toMatchObject({ offset: 10, length: 10 }));
    await press('Filtri');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stato' }), 'Approvata');
    await waitFor(() =>
      expect(server.inputs(listLeave).at(-1)).toMatchObject({ offset: 0, status: 'approved' }),
    );
  });

  it('names the people to who manages several', async () => {
    answerRows(buildLeave({ mayDecide: true, isOwn: false }));
    history(admin);
    expect(await screen.findByText('Rossi Mario')).toBeInTheDocument();
    await openFirst();
    expect(await screen.findByRole('button', { name: 'Cambia stato' })).toBeInTheDocument();
  });
});
