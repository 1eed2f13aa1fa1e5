import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonths, dayInItaly, monthOf } from 'shared-api/contracts/common';
import { actFor, listOwnCompanies } from 'shared-api/contracts/directory';
import { getBoot } from 'shared-api/contracts/platform';
import {
  getMonth,
  getMonthHistory,
  listMonths,
  remindMonths,
  setMonthsStatus,
  updateDay,
  type MonthRow,
} from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildEmployeeMonth, buildMonthRow } from '../testing/months.builders.ts';
import { MonthsScreen } from './months.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(MonthsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const october = { year: 2026, month: 10 };

const mario = buildMonthRow();
const anna = buildMonthRow({
  name: 'Neri Anna',
  status: 'open',
  version: 0,
  missing: ['2026-10-05', '2026-10-06'],
  withoutCause: ['2026-10-06'],
  mayRemind: true,
});
const giulia = buildMonthRow({ name: 'Bianchi Giulia', status: 'closed', overLimit: ['2026-10-07'] });

const answerRows = (rows: readonly MonthRow[]) =>
  server.on(listMonths).answer(() => ({
    companyId: 'acme',
    rows: [...rows],
    next: null,
    total: rows.length,
    counts: { all: 3, open: 1, forApproval: 1, closed: 1, withProblems: 2 },
  }));

beforeEach(() => {
  notify.clear();
  setViewport('phone');
  answerRows([giulia, anna, mario]);
  server.on(getMonth).answer(() => ({ month: buildEmployeeMonth('Neri Anna') }));
});

const open = (path = '/timesheets?month=2026-10') => renderScreen(<Screen />, { boot, path });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp | string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const makeNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
const result = { refusal: null, isOwn: false, gaps: 0, changedBy: '', version: 2 };

describe('the months of all people', () => {
  it('end two years ahead: an address beyond leads to the last one with a word', async () => {
    const { year } = addMonths(monthOf(dayInItaly(new Date())), 24);
    open('/timesheets?month=2150-06');
    expect(await screen.findByText(/^Non si può compilare giugno 2150/)).toHaveTextContent(String(year));
    await userEvent.click(screen.getByRole('button', { name: /^Mese successivo: dopo questo mese/ }));
    await screen.findByText('Bianchi Giulia');
    expect(new Set(server.inputs(listMonths).map((input) => input.year))).toEqual(new Set([year]));
  });

  it('say of each what there is to check, and are narrowed by the address', async () => {
    open('/timesheets?month=2026-10&status=open&problems=1&sort=-missing');
    expect(await screen.findByText('mancano 2 giorni, 1 assenza senza causale')).toBeInTheDocument();
    expect(screen.getByText('1 giorno oltre 13 ore')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'ottobre 2026' })).toBeInTheDocument();
    expect(server.inputs(listMonths)[0]).toMatchObject({
      ...october,
      status: 'open',
      withProblems: true,
      sort: 'missing',
      direction: 'descending',
    });
    answerRows([]);
    await press('Mese successivo');
    expect(await screen.findByText('Nessun mese trovato')).toBeInTheDocument();
    expect(server.inputs(listMonths).at(-1)).toMatchObject({ year: 2026, month: 11, status: 'open' });
  });

  it('are those of the company that a super user chooses', async () => {
    const companies = [
      { id: 'acme', name: 'Acme' },
      { id: 'beta', name: 'Beta' },
    ];
    server.on(listOwnCompanies).answer(() => ({ companies }));
    setViewport('desktop');
    const session = buildSession({ flags: { a: 'Y', b: 'N' } });
    renderScreen(<Screen />, { boot: buildBoot({ session }), path: '/timesheets?month=2026-10' });
    await press('Azienda: Acme');
    await press('Beta');
    await waitFor(() => expect(server.inputs(listMonths).at(-1)).toMatchObject({ companyId: 'beta' }));
  });

  it('can be asked for again when they did not come', async () => {
    server.on(listMonths).cut();
    open();
    expect(await screen.findByText('I mesi non si sono caricati')).toBeInTheDocument();
    answerRows([mario]);
    await press('Riprova');
    expect(await screen.findByText('Rossi Mario')).toBeInTheDocument();
  });

  it('are closed as the question says: how many were sent, who never sent theirs, and which stay', async () => {
    const carla = buildMonthRow({ name: 'Conti Carla', status: 'open', version: 3 });
    answerRows([giulia, anna, mario, carla]);
    server.on(setMonthsStatus).answer(({ input: { months } }) => ({
      results: months.map(({ employeeId: id }) => ({ ...result, id, outcome: 'done' as const })),
    }));
    open();
    await tick('Seleziona tutto');
    await press('Chiudi mesi');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Chiudere i mesi di ottobre 2026?' }),
    );
    const count = () => question.getByRole('status').textContent;
    expect(count()).toBe('Si chiudono 2 mesi. 1 è stato inviato.');
    expect(question.getByText('1 non è mai stato inviato: Conti Carla.')).toBeInTheDocument();
    const stays = '1 mese ha giorni mancanti o da controllare e resta com’è: Neri Anna.';
    expect(question.getByText(stays)).toBeInTheDocument();
    await tick('Chiudi anche questi');
    expect(count()).toBe('Si chiudono 3 mesi. 1 è stato inviato.');
    await tick('Chiudi anche questi');
    await userEvent.click(question.getByRole('button', { name: 'Chiudi i mesi' }));
    expect(await screen.findByText('Chiusura di 2 mesi')).toBeInTheDocument();
    expect(server.inputs(setMonthsStatus)).toEqual([]);
    await makeNow();
    await waitFor(() => expect(server.inputs(setMonthsStatus)).toHaveLength(1));
    expect(server.inputs(setMonthsStatus)[0]).toMatchObject({ status: 'closed', evenWithProblems: false });
    expect(
      server
        .inputs(setMonthsStatus)[0]
        ?.months.map(({ employeeId }) => employeeId)
        .toSorted(),
    ).toEqual([carla.id, mario.id]);
    // Those that stay as they are stay selected.
    await waitFor(() => expect(screen.getByText('2 mesi selezionati')).toBeInTheDocument());
  });

  it('say why one that was whole is refused meanwhile', async () => {
    server.on(setMonthsStatus).answer(() => ({
      results: [{ ...result, id: mario.id, outcome: 'refused', refusal: 'gaps', gaps: 2 }],
    }));
    open();
    await tick('Seleziona Rossi Mario');
    await press('Chiudi mesi');
    await press('Chiudi i mesi');
    await makeNow();
    const reason = 'Non fatto per Rossi Mario: 2 giorni mancanti o da controllare';
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it('are not closed where all have gaps that stay, which is said', async () => {
    open();
    await tick('Seleziona Neri Anna');
    await press('Chiudi mesi');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('status')).toHaveTextContent('Nessun mese da chiudere.');
    await press('Chiudi i mesi');
    expect(await screen.findByText(/^Nessun mese è stato chiuso/)).toBeInTheDocument();
    expect(server.inputs(setMonthsStatus)).toEqual([]);
  });

  it('are closed with gaps where that is chosen, and nothing happens when it is undone', async () => {
    server.on(setMonthsStatus).answer(() => ({ results: [{ ...result, id: anna.id, outcome: 'done' }] }));
    const closeAnna = async () => {
      await press('Chiudi mesi');
      await tick('Chiudi anche questi');
      await press('Chiudi i mesi');
    };
    open();
    await tick('Seleziona Neri Anna');
    await closeAnna();
    await press('Annulla');
    expect(await screen.findByText('Annullato: non è cambiato niente')).toBeInTheDocument();
    await makeNow();
    expect(server.inputs(setMonthsStatus)).toEqual([]);
    await closeAnna();
    expect(await screen.findByText('Chiusura del mese di Neri Anna')).toBeInTheDocument();
    await makeNow();
    expect(await screen.findByText('Il mese di Neri Anna è chiuso')).toBeInTheDocument();
    expect(server.inputs(setMonthsStatus)[0]).toMatchObject({ evenWithProblems: true });
  });

  it('remind whom they can, and say why somebody was not', async () => {
    server.on(remindMonths).answer(() => ({
      results: [{ id: anna.id, outcome: 'refused', refusal: 'unwanted' }],
    }));
    open();
    await tick('Seleziona tutto');
    await press('Sollecita');
    await makeNow();
    expect(
      await screen.findByText('Non fatto per Neri Anna: ha scelto di non ricevere queste e‑mail'),
    ).toBeInTheDocument();
    expect(server.inputs(remindMonths)).toEqual([{ ...october, employeeIds: [anna.id] }]);
  });

  it('open beside the list, where a day is mended by one press or by its hours', async () => {
    server.on(updateDay).fail({
      code: 'conflict',
      details: {
        changedBy: 'Anna Neri',
        changedAt: null,
        current: { ordinary: 480, overtime: 0, absence: 0, causeId: null, version: 2 },
      },
    });
    open();
    await press('Neri Anna');
    const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Come da piano: lunedì 5 ottobre' }));
    expect(await screen.findByText(/^Anna Neri ha già cambiato questo giorno/)).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Correggi martedì 6 ottobre' }));
    const absence = panel.getByRole('spinbutton', { name: 'Assenza' });
    await userEvent.clear(absence);
    await userEvent.type(absence, '12');
    await userEvent.click(panel.getByRole('button', { name: 'Salva' }));
    // Neither its first digit nor the most that the day takes.
    expect(absence).toBeInvalid();
    expect(server.inputs(updateDay)).toHaveLength(1);
    await userEvent.clear(absence);
    await userEvent.type(absence, '8');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Causale' }), 'Ferie');
    await userEvent.click(panel.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(server.inputs(updateDay)).toHaveLength(2));
    const day = { ...october, version: 0, employeeId: anna.id, overtime: 0 };
    expect(server.inputs(updateDay)).toEqual([
      { ...day, dayOfMonth: 5, ordinary: 480, absence: 0, causeId: null },
      { ...day, dayOfMonth: 6, ordinary: 0, absence: 480, causeId: 'FE' },
    ]);
    expect(server.inputs(getMonth)[0]).toEqual({ ...october, employeeId: anna.id });
  });

  it('lead to the whole month of a person, in whose place one acts then', async () => {
    server.on(actFor).succeed();
    server.on(getBoot).answer(() => boot);
    open();
    await press('Rossi Mario');
    await press('Apri tutto il mese');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/timesheet'));
    expect(server.inputs(actFor)).toEqual([{ companyId: 'acme', userId: mario.userId }]);
  });

  it('lead to the whole month of who has no account by their id, since one acts for accounts alone', async () => {
    answerRows([{ ...mario, id: 'employee-7', userId: null }]);
    open();
    await press('Rossi Mario');
    expect(await screen.findByRole('link', { name: 'Apri tutto il mese' })).toHaveAttribute(
      'href',
      '/timesheet?employee=employee-7&month=2026-10',
    );
    expect(screen.queryByText(/^Per aprire tutto il mese agisci/)).not.toBeInTheDocument();
  });

  it('have a history, with what the hours were and became', async () => {
    const hours = { ordinary: 480, overtime: 0, absence: 0, causeId: null };
    const event = { who: 'Elena Ricci', isForOther: true, day: null, before: null, after: null };
    server.on(getMonthHistory).answer(() => ({
      name: 'Rossi Mario',
      causes: [{ id: 'FE', description: 'Ferie' }],
      events: [
        {
          ...event,
          id: 1,
          kind: 'day',
          at: '2026-10-30T09:00:00.000Z',
          day: '2026-10-05',
          before: hours,
          after: { ...hours, ordinary: 0, absence: 480, causeId: 'FE' },
        },
        { ...event, id: 2, kind: 'reminded', at: '2026-11-02T07:00:00.000Z', who: null, isForOther: false },
      ],
    }));
    open();
    await press('Rossi Mario');
    await press('Storia');
    const history = within(await screen.findByRole('dialog', { name: 'Storia di ottobre 2026' }));
    expect(await history.findByText('Ore di lunedì 5 ottobre modificate')).toBeInTheDocument();
    expect(history.getByText('da Elena Ricci (per Rossi Mario)')).toBeInTheDocument();
    expect(
      history.getByText('Ordinarie: da 8 a 0 · Assenza: da 0 a 8 · Causale: da nessuna a Ferie'),
    ).toBeInTheDocument();
    expect(history.getByText('da sistema')).toBeInTheDocument();
  });
});
