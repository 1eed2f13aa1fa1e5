import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
  type LogEvent,
} from 'shared-api/contracts/admin';
import { findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { LogScreen } from './log.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(LogScreen);
const admin = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const root = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });

const buildEvent = (changes: Partial<LogEvent> = {}): LogEvent => ({
  id: 7,
  at: '2026-11-20T09:00:00.000Z',
  action: 'user.changed',
  group: 'users',
  outcome: 'done',
  actor: 'Neri Anna',
  actingFor: '',
  subject: { kind: 'user', name: 'Rossi Mario', path: '/editUser/mario' },
  ip: '192.0.2.7',
  ...changes,
});
const refused = buildEvent({
  id: 6,
  action: 'sign-in.failed',
  group: 'signIn',
  outcome: 'refused',
  actor: '',
  subject: { kind: 'stranger', name: '198.51.100.0', path: '' },
});

beforeEach(() => {
  notify.clear();
  setViewport('desktop');
  server.on(listLog).answer(() => ({ rows: [buildEvent(), refused], next: null }));
  server.on(countNewLogEvents).answer(() => ({ total: 0 }));
  server.on(getLogState).answer(() => ({ isIntact: true, verifiedAt: '2026-11-20T02:00:00.000Z' }));
  server.on(getLogEvent).answer(() => ({
    ...buildEvent(),
    companyName: 'Acme S.p.A.',
    browser: 'Firefox',
    sequence: 3,
    hash: 'a1b2c3',
    fields: [
      { name: 'Cognome', before: 'Rosi', after: 'Rossi' },
      { name: 'Motivo', before: null, after: 'Errore di battitura' },
    ],
  }));
});

const open = (path = '/log', boot = admin) => renderScreen(<Screen />, { boot, path });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the log', () => {
  it('says who did what to whom, and that it is intact', async () => {
    open();
    const row = within((await screen.findByText('Utente modificato')).closest('tr') ?? document.body);
    expect(row.getByText('Neri Anna')).toBeInTheDocument();
    expect(row.getByText('20/11/2026, 10:00')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Utente: Rossi Mario' })).toHaveAttribute('href', '/editUser/mario');
    expect(screen.getByText('Registro integro, verificato il 20/11/2026, 03:00')).toBeInTheDocument();
    const other = within(screen.getByText('Accesso rifiutato').closest('tr') ?? document.body);
    expect(other.getByText('Sconosciuto')).toBeInTheDocument();
    expect(other.getByText('Rifiutato')).toBeInTheDocument();
  });

  it('has cards on a phone', async () => {
    setViewport('phone');
    open();
    const card = (await screen.findByText('Utente modificato')).closest('li');
    expect(card).toHaveTextContent('Neri Anna');
    expect(card).toHaveTextContent('Utente: Rossi Mario');
  });

  it('is narrowed by the address, which follows the filters', async () => {
    server.on(findEmployees).answer(() => ({
      employees: [{ userId: 'mario', name: 'Rossi Mario', companyName: '', user: 'mario', mayManage: true }],
      total: 1,
    }));
    open('/log?group=users&from=2026-11-01&person=mario&outcome=maybe');
    await screen.findByText('Utente modificato');
    expect(server.inputs(listLog)[0]).toMatchObject({ group: 'users', from: '2026-11-01', userId: 'mario' });
    expect(server.inputs(listLog)[0]?.outcome).toBeUndefined();
    expect(await screen.findByRole('button', { name: /Rossi Mario/ })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Esito' }), 'refused');
    await waitFor(() => expect(server.inputs(listLog).at(-1)).toMatchObject({ outcome: 'refused' }));
    expect(screen.queryByRole('button', { name: 'Azienda' })).not.toBeInTheDocument();
  });

  it('asks for a day once it is typed, or picked, and not for the years on the way', async () => {
    open('/log');
    const from = await screen.findByLabelText('Dal', { selector: 'input' });
    const calls = server.inputs(listLog).length;
    await userEvent.click(from);
    for (const day of ['0002-11-01', '0020-11-01', '0202-11-01', '2026-11-01']) {
      fireEvent.keyDown(from, { key: '2' });
      fireEvent.change(from, { target: { value: day } });
    }
    expect(server.inputs(listLog)).toHaveLength(calls);
    await userEvent.tab();
    await waitFor(() => expect(server.inputs(listLog).at(-1)).toMatchObject({ from: '2026-11-01' }));
    expect(server.inputs(listLog)).toHaveLength(calls + 1);
    fireEvent.pointerDown(from);
    fireEvent.change(from, { target: { value: '2026-11-03' } });
    await waitFor(() => expect(server.inputs(listLog).at(-1)).toMatchObject({ from: '2026-11-03' }));
  });

  it('is of a company that a super user chooses', async () => {
    server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'beta', name: 'Beta S.r.l.' }] }));
    open('/log', root);
    await press('Azienda');
    await userEvent.click(await screen.findByText('Beta S.r.l.'));
    await waitFor(() => expect(server.inputs(listLog).at(-1)).toMatchObject({ companyId: 'beta' }));
  });

  it('counts new events without moving the list, and shows them on demand', async () => {
    server.on(countNewLogEvents).answer(() => ({ total: 3 }));
    open();
    await screen.findByRole('button', { name: '3 nuovi eventi' });
    expect(server.inputs(countNewLogEvents)[0]).toMatchObject({ after: 7 });
    expect(server.inputs(listLog)).toHaveLength(1);
    await press('3 nuovi eventi');
    await waitFor(() => expect(server.inputs(listLog)).toHaveLength(2));
  });

  it('opens an event with what changed, copies it, and checks its chain', async () => {
    const user = userEvent.setup();
    server.on(checkLogChain).answer(() => ({ isIntact: true, events: 4 }));
    open();
    await user.click(await screen.findByText('Utente modificato'));
    const panel = within(await screen.findByRole('dialog', { name: 'Utente modificato' }));
    const change = (await panel.findByText('Rosi')).closest('tr');
    expect(change).toHaveTextContent('CognomeRosiRossi');
    expect(panel.getByText('Errore di battitura')).toBeInTheDocument();
    expect(panel.getByText('Acme S.p.A.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Copia l’evento' }));
    expect(await navigator.clipboard.readText()).toBe('7 a1b2c3');
    await user.click(panel.getByRole('button', { name: 'Verifica la catena' }));
    expect(
      await panel.findByText('Catena integra: 4 eventi, nessuno cambiato né mancante'),
    ).toBeInTheDocument();
    server.on(checkLogChain).answer(() => ({ isIntact: false, events: 2 }));
    await user.click(panel.getByRole('button', { name: 'Verifica la catena' }));
    expect(await panel.findByText('Catena interrotta all’evento 2')).toBeInTheDocument();
  });

  it('is saved as a file of the filters of the moment', async () => {
    server.on(exportLog).answer(() => new Blob(['x']));
    open('/log?group=users');
    await screen.findByText('Utente modificato');
    await press('Esporta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Esporta il registro' }));
    expect(dialog.getByText(/al massimo 100\.000/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Righe JSON' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Scarica' }));
    await waitFor(() =>
      expect(server.inputs(exportLog)).toMatchObject([{ group: 'users', format: 'jsonl' }]),
    );
  });

  it('says why there is nothing, and takes the filters away', async () => {
    server.on(listLog).answer(() => ({ rows: [], next: null }));
    open('/log?group=users');
    await press('Togli i filtri');
    await waitFor(() => expect(server.inputs(listLog).at(-1)?.group).toBeUndefined());
    expect(await screen.findByText('Qui compare chi ha fatto che cosa, e quando.')).toBeInTheDocument();
  });

  it('offers to try again when it does not load, and warns of a log that was changed', async () => {
    server.on(listLog).fail({ code: 'internal' });
    server.on(getLogState).answer(() => ({ isIntact: false, verifiedAt: null }));
    open();
    expect(await screen.findByText('Il registro non si è caricato')).toBeInTheDocument();
    expect(await screen.findByText(/eventi cambiati o mancanti/)).toBeInTheDocument();
    server.on(listLog).answer(() => ({ rows: [buildEvent()], next: null }));
    await press('Riprova');
    expect(await screen.findByText('Utente modificato')).toBeInTheDocument();
  });
});
