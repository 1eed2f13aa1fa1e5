import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addCertificate,
  addSickness,
  askWithdrawal,
  decideAbsence,
  deleteSickness,
  getSicknessCalendar,
  listSickness,
  listSicknessReadings,
  markSicknessRead,
  quoteSickness,
  sendAbsence,
  updateSickness,
  type Sickness,
  type SicknessQuote,
} from 'shared-api/contracts/absences';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildCertificate, buildSickness } from '../testing/sickness.builders.ts';
import { SicknessScreen } from './sickness.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(SicknessScreen);
const staff = buildBoot({ session: buildSession() });
const administrator = buildBoot({ session: buildSession({ userId: 'hr', flags: { a: 'N', b: 'S' } }) });
const quote: SicknessQuote = { days: 2, minutes: 960, leave: [], problem: '', isLocked: false };

const setDays = (days: Record<string, AbsenceStatus> = {}) =>
  server.on(getSicknessCalendar).answer(() => ({ calendar: { days, free: [] } }));
const setHistory = (...rows: Sickness[]) =>
  server.on(listSickness).answer(() => ({ list: { total: rows.length, rows } }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (role: 'dialog' | 'alertdialog', title: string, name: string) =>
  userEvent.click(within(await screen.findByRole(role, { name: title })).getByRole('button', { name }));
const open = (path = '/disease', boot = staff) => renderScreen(<Screen />, { boot, path });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-09T09:00:00Z'), advanceTimers: true });
  notify.clear();
  setViewport('phone');
  setDays();
  server.on(quoteSickness).answer(() => quote);
  server.on(listSicknessReadings).answer(() => ({ readings: [] }));
});
afterEach(() => jest.useRealTimers());

describe('a sickness that is asked for', () => {
  it('needs a day', async () => {
    open();
    await screen.findByRole('grid');
    await press('Invia');
    expect((await screen.findByText(/^Selezionare una data/)).textContent).toBe('Selezionare una data ');
    expect(server.inputs(addSickness)).toEqual([]);
  });

  it('says what leave it gives back, and is sent after the question', async () => {
    const returned = {
      id: 'l',
      cause: 'holiday',
      from: '2026-03-10',
      to: '2026-03-11',
      days: 2,
      minutes: 960,
    } as const;
    server.on(quoteSickness).answer(() => ({ ...quote, leave: [{ ...returned, status: 'approved' }] }));
    server.on(addSickness).answer(() => ({ sickness: buildSickness() }));
    open();
    await press(/^martedì 10 marzo 2026/);
    await press(/^mercoledì 11 marzo 2026/);
    expect(await screen.findByText('2 giorni di lavoro, 16 ore')).toBeInTheDocument();
    expect(
      screen.getByText(/^Ferie dal 10-03-2026 al 11-03-2026: 2 giorni \(16 ore\) tornano al saldo/),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Numero di protocollo' }), '12345678');
    expect(screen.getByText(/Di solito ha 9 cifre/)).toBeInTheDocument();
    await press('Invia');
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    expect(
      within(question).getByText('Vuoi inserire la malattia per data 10-03-2026 - 11-03-2026 ?'),
    ).toBeInTheDocument();
    await pressIn('alertdialog', 'Sei sicuro?', 'Invia');
    expect(await screen.findByText('La richiesta è stata inviata correttamente')).toBeInTheDocument();
    expect(server.inputs(addSickness)).toEqual([
      { from: '2026-03-10', to: '2026-03-11', protocol: '12345678', note: '', send: true },
    ]);
    expect(screen.getByRole('textbox', { name: 'Numero di protocollo' })).toHaveValue('');
  });

  it('refuses what is no number, on its field', async () => {
    open();
    await press(/^martedì 10 marzo 2026/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Numero di protocollo' }), 'AB_1');
    await press('Invia');
    expect(await screen.findByText('Il numero ha cifre, ed eventualmente lettere')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is not sent for days that carry one already, whose state is shown', async () => {
    setDays({ '2026-03-10': 'toApprove' });
    open();
    await press(/^martedì 10 marzo 2026, Da approvare/);
    expect(await screen.findByText(/c’è già una malattia/)).toBeInTheDocument();
    expect(screen.getAllByText('Da approvare')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Invia' })).not.toBeInTheDocument();
  });

  it('says the server’s reason when it is refused, and keeps what was typed', async () => {
    server.on(addSickness).fail({ code: 'conflict', message: 'Il mese è chiuso' });
    open();
    await press(/^martedì 10 marzo 2026/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Reperibile');
    await press('Invia');
    await pressIn('alertdialog', 'Sei sicuro?', 'Invia');
    expect(await screen.findByText('Il mese è chiuso')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Reperibile');
  });

  it('gets a state from an administrator in place of the question, and never open', async () => {
    const added = buildSickness({ status: 'open', version: 1 });
    server.on(addSickness).answer(() => ({ sickness: added }));
    server.on(decideAbsence).answer(() => ({ status: 'approved', version: 2 }));
    open('/disease', administrator);
    await press(/^martedì 10 marzo 2026/);
    await press('Invia');
    const sheet = await screen.findByRole('dialog', { name: 'Stato della richiesta' });
    const choices = within(sheet).getAllByRole('button').slice(1);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Metti da approvare',
      'Approva',
      'Rifiuta',
    ]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Approva' }));
    await waitFor(() =>
      expect(server.inputs(decideAbsence)).toEqual([
        { id: added.id, version: 1, decision: 'approved', reason: '' },
      ]),
    );
    expect(server.inputs(addSickness)[0]?.send).toBe(false);
  });

  it('offers administrators alone the companies', async () => {
    const { unmount } = open('/disease', administrator);
    expect(await screen.findByRole('button', { name: 'Aziende' })).toBeInTheDocument();
    unmount();
    open();
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Aziende' })).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  const openRow = async (sickness: Sickness, boot = staff) => {
    setHistory(sickness);
    open('/disease?tab=history', boot);
    await userEvent.click(await screen.findByRole('button', { name: /10-03-2026/ }));
    return screen.findByRole('dialog', { name: 'Malattia di Rossi Mario' });
  };

  it('opens a sickness with its days to read, and saves number and note', async () => {
    const sickness = buildSickness();
    server.on(updateSickness).answer(() => ({ sickness }));
    const dialog = await openRow(sickness);
    expect(within(dialog).getByRole('textbox', { name: 'Data inizio' })).toHaveAttribute('readonly');
    const field = within(dialog).getByRole('textbox', { name: 'Numero di protocollo' });
    await userEvent.clear(field);
    await userEvent.type(field, '987654321');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('La richiesta è stata salvata correttamente')).toBeInTheDocument();
    const { id, from, to, version } = sickness;
    expect(server.inputs(updateSickness)).toEqual([
      { id, from, to, version, protocol: '987654321', note: '' },
    ]);
  });

  it('says who else has read one’s own', async () => {
    server.on(listSicknessReadings).answer(() => ({
      readings: [
        { id: 2, who: null, at: '2026-03-09T08:00:00.000Z', kind: 'certificate' },
        { id: 1, who: 'Elena Ricci', at: '2026-03-08T08:00:00.000Z', kind: 'record' },
      ],
    }));
    const dialog = await openRow(buildSickness({ id: 'own' }));
    const list = within(await within(dialog).findByRole('list', { name: 'Chi ha letto' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Una persona senza più account ha aperto un certificatooggi, 09:00',
      'Elena Ricci ha letto la malattiaieri, 09:00',
    ]);
    expect(server.inputs(listSicknessReadings)).toEqual([{ id: 'own' }]);
  });

  it('says that nobody has, and asks nothing about those of others', async () => {
    const dialog = await openRow(buildSickness());
    expect(await within(dialog).findByText('Finora nessun altro l’ha letta.')).toBeInTheDocument();
    const asked = server.inputs(listSicknessReadings).length;
    await openRow(buildSickness({ isOwn: false, mayDecide: true }), administrator);
    expect(server.inputs(listSicknessReadings)).toHaveLength(asked);
  });

  it('deletes one after the question', async () => {
    const sickness = buildSickness();
    server.on(deleteSickness).succeed();
    const dialog = await openRow(sickness);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Vuoi eliminare questa malattia ?')).toBeInTheDocument();
    await pressIn('alertdialog', 'Sei sicuro?', 'Elimina');
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteSickness)).toEqual([{ id: sickness.id }]);
  });

  it('says which days no certificate covers, and adds one with its file', async () => {
    const sickness = buildSickness({
      certificates: [buildCertificate({ to: '2026-03-11', fileName: 'a.pdf' })],
    });
    server.on(addCertificate).answer(() => ({ sickness }));
    const dialog = await openRow(sickness);
    expect(
      within(dialog).getByText(/2 giorni sono senza certificato: 12-03-2026 e 13-03-2026/),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Scarica allegato a.pdf' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aggiungi un certificato' }));
    const form = await screen.findByRole('dialog', { name: 'Aggiungi un certificato' });
    const until = within(form).getByLabelText('Al');
    await userEvent.clear(until);
    await userEvent.type(until, '2026-03-17');
    expect(within(form).getByText('La malattia si allunga fino al 17-03-2026.')).toBeInTheDocument();
    await userEvent.upload(
      within(form).getByLabelText('File del certificato'),
      new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText('Certificato aggiunto')).toBeInTheDocument();
    const [request] = server.requests(addCertificate);
    expect(request?.input).toEqual({ id: sickness.id, protocol: '', from: '2026-03-10', to: '2026-03-17' });
    expect(request?.files['file']).toBeInstanceOf(Blob);
  });

  it('shows what the server refused of a certificate on its field', async () => {
    server.on(addCertificate).fail({
      code: 'invalid-input',
      fields: { file: 'La foto è danneggiata', protocol: 'Indica il numero' },
    });
    const dialog = await openRow(buildSickness());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aggiungi un certificato' }));
    await pressIn('dialog', 'Aggiungi un certificato', 'Aggiungi');
    expect(await screen.findByText('La foto è danneggiata')).toBeInTheDocument();
    expect(screen.getByText('Indica il numero')).toBeInTheDocument();
  });

  it('sends one that is open, and asks to take back one that is approved', async () => {
    server.on(sendAbsence).answer(() => ({ status: 'toApprove', version: 3 }));
    const dialog = await openRow(buildSickness({ status: 'open' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invia in approvazione' }));
    expect(await screen.findByText('La richiesta è stata inviata correttamente')).toBeInTheDocument();
    expect(server.inputs(sendAbsence)).toHaveLength(1);
  });

  it('asks to take back one that is approved, with a reason', async () => {
    server.on(askWithdrawal).answer(() => ({ status: 'approved', version: 3 }));
    const sickness = buildSickness({ status: 'approved', givenBack: 960, mayRemove: true });
    const dialog = await openRow(sickness);
    expect(within(dialog).getByText('16 ore di ferie o permessi restituite')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiedi di ritirarla' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Sto bene');
    await pressIn('dialog', 'Chiedi il ritiro', 'Chiedi il ritiro');
    expect(await screen.findByText('Il ritiro è stato chiesto')).toBeInTheDocument();
    expect(server.inputs(askWithdrawal)).toEqual([{ id: sickness.id, version: 2, reason: 'Sto bene' }]);
  });

  it('has an administrator refuse with a reason, and marks what they open as read', async () => {
    server.on(markSicknessRead).succeed();
    server.on(decideAbsence).answer(() => ({ status: 'refused', version: 3 }));
    const sickness = buildSickness({ isOwn: false, mayDecide: true, isRead: false });
    const dialog = await openRow(sickness, administrator);
    await waitFor(() => expect(server.inputs(markSicknessRead)).toEqual([{ id: sickness.id }]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cambia stato' }));
    await pressIn('dialog', 'Stato della richiesta', 'Rifiuta');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Motivo del rifiuto' }),
      'Manca il certificato',
    );
    await pressIn('dialog', 'Rifiutare la richiesta', 'Rifiuta');
    await waitFor(() =>
      expect(server.inputs(decideAbsence)).toEqual([
        { id: sickness.id, version: 2, decision: 'refused', reason: 'Manca il certificato' },
      ]),
    );
  });
});
