import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelBulkSend,
  createBulkSend,
  documentsLiveKey,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  retryBulkSend,
  uploadDocument,
  type BulkSend,
  type ChosenReceiver,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { changeDraft, clearDraft, readDraft } from '../document-add/draft.ts';
import { buildAdmin } from '../testing/document.builders.ts';
import { draftFor } from './paths.ts';
import { SendDocScreen } from './send-doc.screen.tsx';
import { sendDocTexts } from './send-doc.texts.ts';

const server = createFakeServer();
const user = userEvent.setup();
const admin = buildAdmin();
const draftId = draftFor(admin.userId);

const receiver = (userId: string, name: string, change: Partial<ChosenReceiver> = {}): ChosenReceiver => ({
  userId,
  receiverName: name,
  receiverSurname: 'Rossi',
  receiverEmail: `${userId}@acme.example`,
  companyName: 'Acme',
  problem: null,
  ...change,
});

const bulkSend = (change: Partial<BulkSend> = {}): BulkSend => ({
  id: 'send-1',
  title: 'Regolamento',
  state: 'running',
  createdAt: '2026-11-21T09:00:00.000Z',
  startsAt: '2026-11-21T09:00:10.000Z',
  total: 2,
  sent: 1,
  failed: 0,
  fileName: 'regolamento.pdf',
  receivers: [
    {
      userId: 'anna',
      name: 'Anna Rossi',
      email: 'anna@acme.example',
      state: 'sent',
      problem: null,
      documentId: 'd1',
    },
    {
      userId: 'luca',
      name: 'Luca Rossi',
      email: 'luca@acme.example',
      state: 'waiting',
      problem: null,
      documentId: null,
    },
  ],
  ...change,
});

const pdf = (bytes = '%PDF-1.7') => new File([bytes], 'regolamento.pdf', { type: 'application/pdf' });
const open = (path: string, language: 'it' | 'en' = 'it') =>
  renderAt({ screens: { '/sendDoc': withFrame(SendDocScreen) }, path, session: admin, language });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const titleField = (label = 'Titolo') => screen.findByLabelText(label);

beforeEach(() => {
  clearDraft(draftId);
  HTMLElement.prototype.setPointerCapture = () => {};
  server.on(listChosenReceivers).answer(() => ({
    total: 3,
    receivers: [
      receiver('anna', 'Anna'),
      receiver('luca', 'Luca'),
      receiver('mario', 'Mario', { problem: 'no-phone' }),
    ],
  }));
  server.on(getUploadLimits).answer(() => ({ minSize: 2, maxSize: 1_000_000, fileName: '', fileSize: 0 }));
  server.on(listBulkSends).answer(() => ({ bulkSends: [] }));
  server.on(uploadDocument).answer(() => ({
    uploadId: 'upload-1',
    address: '/api/DocSignReadUpload?upload_id=upload-1',
    pages: [{ width: 600, height: 800, rotation: 0 }],
    notes: [],
  }));
});

describe('sending a document to chosen users', () => {
  it('asks for a choice where there is none, and shows what was sent lately', async () => {
    server.on(listBulkSends).answer(() => ({
      bulkSends: [{ ...bulkSend({ state: 'done', sent: 1, failed: 1 }) }],
    }));
    open('/sendDoc', 'en');
    expect(await screen.findByText('Select the users to send the document to')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose the users' })).toHaveAttribute('href', '/filterusers');
    expect(await screen.findByText(/1 of 2 sent, 1 not/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open: Regolamento' })).toHaveAttribute(
      'href',
      '/sendDoc?sent=send-1',
    );
  });

  it('says that a choice ran out', async () => {
    server.on(listChosenReceivers).fail({ code: 'not-found', message: 'Non trovato' });
    open('/sendDoc?chosen=old');
    expect(await screen.findByText('Questa scelta di utenti non c’è più')).toBeInTheDocument();
  });

  it('offers a new try where the chosen did not load', async () => {
    server.on(listChosenReceivers).fail({ code: 'internal', message: 'Guasto' });
    open('/sendDoc?chosen=c1');
    expect(await screen.findByText('Gli utenti scelti non sono stati caricati')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });

  it('names who can get none and why, and takes people away and puts them back', async () => {
    open('/sendDoc?chosen=c1');
    expect(await screen.findByRole('heading', { name: '3 destinatari' })).toBeInTheDocument();
    expect(screen.getByText(/manca il cellulare per il codice per SMS/)).toBeInTheDocument();
    await press('Togli');
    expect(screen.queryByText(/manca il cellulare/)).not.toBeInTheDocument();
    await press('Togli Anna Rossi');
    expect(readDraft(draftId).leftOut).toEqual(['mario', 'anna']);
    await press('Togli Luca Rossi');
    await press('Avanti');
    expect(screen.getAllByText('Selezionare gli utenti a cui inviare il documento')).not.toHaveLength(0);
    await press('Rimetti 3 persone');
    expect(screen.getByRole('heading', { name: '3 destinatari' })).toBeInTheDocument();
  });

  it('sends nothing to more people than go at once', async () => {
    server.on(listChosenReceivers).answer(() => ({ total: 1200, receivers: [receiver('anna', 'Anna')] }));
    open('/sendDoc?chosen=c1');
    expect(await screen.findByText(/^Sono stati scelti 1200 utenti/)).toBeInTheDocument();
    await user.type(await titleField(), 'Regolamento');
    await press('Avanti');
    expect(server.inputs(createBulkSend)).toEqual([]);
  });

  it('checks title and file in the specified words, and the size before the upload', async () => {
    open('/sendDoc?chosen=c1');
    await titleField();
    await press('Avanti');
    expect(await screen.findByText('Specificare il titolo')).toBeInTheDocument();
    expect(screen.getByText("Specificare l'allegato")).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf('x'));
    expect(
      await screen.findByText('La dimensione del file deve essere compresa tra 0 Kb e 1 Mb'),
    ).toBeInTheDocument();
    expect(server.requests(uploadDocument)).toEqual([]);
  });

  it('sends one file with its boxes to those who are left, and shows how far it is', async () => {
    server.on(createBulkSend).answer(() => ({ id: 'send-1', startsAt: '2026-11-21T09:00:10.000Z' }));
    server.on(getBulkSend).answer(() => ({ bulkSend: bulkSend({ state: 'scheduled', sent: 0 }) }));
    const { currentPath } = open('/sendDoc?chosen=c1');
    await press('Togli');
    await user.type(await titleField(), 'Regolamento');
    await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf());
    await screen.findByText(/1 pagina$/);
    await press('Avanti');
    await screen.findByRole('button', { name: /^Aggiungi firma/ });
    await press('Invia');
    expect(await screen.findByText('Imposta almeno una firma nel documento')).toBeInTheDocument();
    await press(/^Aggiungi firma/);
    await press('Invia');
    const dialog = within(await screen.findByRole('dialog', { name: 'Inviare 2 documenti?' }));
    expect(dialog.getByText('anna@acme.example')).toBeInTheDocument();
    expect(dialog.queryByText('mario@acme.example')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Parte tra pochi secondi per 2 persone')).toBeInTheDocument();
    expect(currentPath()).toBe('/sendDoc?sent=send-1&from=c1');
    expect(server.inputs(createBulkSend)).toMatchObject([
      {
        choiceId: 'c1',
        userIds: ['anna', 'luca'],
        uploadId: 'upload-1',
        title: 'Regolamento',
        expires: false,
      },
    ]);
  });

  it('takes it back in time, and leads back to the draft', async () => {
    changeDraft(draftId, { title: 'Regolamento', sentAs: 'send-1' });
    let state: BulkSend['state'] = 'scheduled';
    server.on(getBulkSend).answer(() => ({ bulkSend: bulkSend({ state, sent: 0 }) }));
    server.on(cancelBulkSend).answer(() => {
      state = 'cancelled';
    });
    open('/sendDoc?sent=send-1&from=c1');
    await press('Annulla');
    expect(await screen.findByText(/^Invio annullato/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Torna al documento' }));
    expect(await titleField()).toHaveValue('Regolamento');
  });

  it('shows the progress while it runs, and forgets the draft', async () => {
    changeDraft(draftId, { title: 'Regolamento', sentAs: 'send-1' });
    server.on(getBulkSend).answer(() => ({ bulkSend: bulkSend() }));
    open('/sendDoc?sent=send-1');
    expect(await screen.findByRole('progressbar', { name: '1 di 2 inviati' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(screen.getByRole('link', { name: 'Apri il documento di Anna Rossi' })).toHaveAttribute(
      'href',
      '/viewAttachment?id=d1',
    );
    expect(readDraft(draftId).title).toBe('');
  });

  it('says who got none and why, and tries again for them', async () => {
    const [anna, luca] = bulkSend().receivers as [BulkSend['receivers'][0], BulkSend['receivers'][0]];
    server.on(getBulkSend).answer(() => ({
      bulkSend: bulkSend({
        state: 'done',
        failed: 1,
        receivers: [anna, { ...luca, state: 'failed', problem: 'mail-bounced' }],
      }),
    }));
    server.on(retryBulkSend).succeed();
    open('/sendDoc?sent=send-1');
    expect(await screen.findByText('Inviato a 1 di 2 persone')).toBeInTheDocument();
    const names = screen.getAllByText(/(Anna|Luca) Rossi$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Luca Rossi', 'Anna Rossi']);
    expect(screen.getByText('l’indirizzo ha rifiutato l’e‑mail')).toBeInTheDocument();
    await press('Riprova per 1 persona');
    expect(server.inputs(retryBulkSend)).toEqual([{ id: 'send-1' }]);
  });

  it('follows a sending to five hundred people, a page of whom stands in the list at a time', async () => {
    const count = 500;
    const people = (sent: number, failed: number): BulkSend['receivers'] =>
      Array.from({ length: count }, (_, index) => ({
        userId: `user-${index}`,
        name: `Persona ${index} Rossi`,
        email: `user-${index}@acme.example`,
        state: index < sent ? 'sent' : index < sent + failed ? 'failed' : 'waiting',
        problem: index >= sent && index < sent + failed ? 'no-phone' : null,
        documentId: index < sent ? `document-${index}` : null,
      }));
    const stateAt = (sent: number, failed: number) =>
      bulkSend({
        state: sent + failed === count ? 'done' : 'running',
        total: count,
        sent,
        failed,
        receivers: people(sent, failed),
      });
    let answered = stateAt(0, 0);
    server.on(getBulkSend).answer(() => ({ bulkSend: answered }));
    const { queries } = open('/sendDoc?sent=send-1');
    const bar = () => screen.findByRole('progressbar');
    expect(await bar()).toHaveAttribute('aria-valuenow', '0');
    // As often as the server says that it went on: each time all five hundred come anew.
    for (const sent of [50, 125, 250, 400]) {
      answered = stateAt(sent, 0);
      await act(() => queries.invalidateQueries({ queryKey: documentsLiveKey }));
      expect(await screen.findByText(`${sent} di 500 inviati`)).toBeInTheDocument();
      expect(await bar()).toHaveAttribute('aria-valuenow', String(sent / 5));
    }
    answered = stateAt(488, 12);
    await act(() => queries.invalidateQueries({ queryKey: documentsLiveKey }));
    expect(await screen.findByText('Inviato a 488 di 500 persone')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova per 12 persone' })).toBeEnabled();
    const shown = screen.getAllByText(/^Persona \d+ Rossi$/);
    expect(shown.slice(0, 12).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Persona ${488 + index} Rossi`),
    );
    expect(shown).toHaveLength(100);
    await press('Mostra tutte le 500 persone');
    expect(screen.getAllByText(/^Persona \d+ Rossi$/)).toHaveLength(500);
  });

  it('names five hundred chosen people a few at a time, and sends to all of them', async () => {
    server.on(listChosenReceivers).answer(() => ({
      total: 500,
      receivers: Array.from({ length: 500 }, (_, index) => receiver(`user-${index}`, `Persona ${index}`)),
    }));
    open('/sendDoc?chosen=c1');
    expect(await screen.findByText('500 destinatari')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Togli Persona/ })).toHaveLength(40);
    await press('Togli Persona 0 Rossi');
    expect(screen.getByText('499 destinatari')).toBeInTheDocument();
    await press('Mostra tutti');
    expect(screen.getAllByRole('button', { name: /^Togli Persona/ })).toHaveLength(499);
  });

  it('says that all is sent, and that a sending is gone', async () => {
    server.on(getBulkSend).answer(() => ({ bulkSend: bulkSend({ state: 'done', sent: 2 }) }));
    const { unmount } = open('/sendDoc?sent=send-1', 'en');
    expect(await screen.findByText('Messages sent successfully')).toBeInTheDocument();
    unmount();
    server.on(getBulkSend).fail({ code: 'not-found', message: 'Gone' });
    open('/sendDoc?sent=other', 'en');
    expect(await screen.findByText('This sending is no longer there')).toBeInTheDocument();
  });

  it('has the specified texts to the letter (spec 02 §5, spec 03 §5)', () => {
    expect(sendDocTexts.it.problem).toMatchObject({
      title: 'Specificare il titolo',
      attachment: "Specificare l'allegato",
    });
    expect(sendDocTexts.it.title).toBe('Invia Documento');
    expect(sendDocTexts.en.none.title).toBe('Select the users to send the document to');
  });
});
