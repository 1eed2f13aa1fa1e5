import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelBulkSend,
  createBulkSend,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  retryBulkSend,
  uploadDocument,
  type BulkSend,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderAt, withFrame } from 'shared-ui/testing';
import { changeDraft, clearDraft, readDraft } from '../document-add/draft.ts';
import { buildBulkSend, buildChosenReceiver } from '../testing/bulk-send.builders.ts';
import { buildAdmin } from '../testing/document.builders.ts';
import { draftFor } from './paths.ts';
import { SendDocScreen } from './send-doc.screen.tsx';
import { sendDocTexts } from './send-doc.texts.ts';

const server = createFakeServer();
const user = userEvent.setup();
const admin = buildAdmin();
const draftId = draftFor(admin.userId);

const pdf = (bytes = '%PDF-1.7') => new File([bytes], 'regolamento.pdf', { type: 'application/pdf' });
const open = (path: string, language: 'it' | 'en' = 'it') =>
  renderAt({ screens: { '/sendDoc': withFrame(SendDocScreen) }, path, session: admin, language });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const titleField = (label = 'Titolo') => screen.findByLabelText(label);

beforeEach(() => {
  clearDraft(draftId);
  HTMLElement.prototype.setPointerCapture = () => {};
  server.on(listChosenReceivers).answer(() => ({
    receivers: [
      buildChosenReceiver('anna', 'Anna'),
      buildChosenReceiver('luca', 'Luca'),
      buildChosenReceiver('mario', 'Mario', { problem: 'no-phone' }),
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
      bulkSends: [{ ...buildBulkSend({ state: 'done', sent: 1, failed: 1 }) }],
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

  it('counts who can get it, names who stays out and why, and takes people away and puts them back', async () => {
    open('/sendDoc?chosen=c1');
    expect(await screen.findByRole('heading', { name: '2 destinatari' })).toBeInTheDocument();
    expect(screen.getByText(/^1 persona resta fuori/)).toHaveTextContent(
      'Mario Rossi, manca il cellulare per il codice per SMS',
    );
    expect(screen.queryByRole('button', { name: 'Togli Mario Rossi' })).not.toBeInTheDocument();
    await press('Togli Anna Rossi');
    expect(readDraft(draftId).leftOut).toEqual(['anna']);
    await press('Togli Luca Rossi');
    await press('Avanti');
    expect(screen.getAllByText('Selezionare gli utenti a cui inviare il documento')).not.toHaveLength(0);
    await press('Rimetti 2 persone');
    expect(screen.getByRole('heading', { name: '2 destinatari' })).toBeInTheDocument();
  });

  it('asks to send where somebody can get it alone', async () => {
    server.on(listChosenReceivers).answer(() => ({
      receivers: [
        buildChosenReceiver('mario', 'Mario', { problem: 'no-phone' }),
        buildChosenReceiver('carla', 'Carla', { problem: 'inactive' }),
      ],
    }));
    const { currentPath } = open('/sendDoc?chosen=c1');
    expect(await screen.findByText(/non c’è a chi inviarlo/)).toBeInTheDocument();
    expect(screen.getByText(/Carla Rossi/).closest('li')).toHaveTextContent('l’utenza non è attiva');
    await user.type(await titleField(), 'Regolamento');
    await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf());
    await screen.findByText(/1 pagina$/);
    await press('Avanti');
    expect(currentPath()).toBe('/sendDoc?chosen=c1');
  });

  it('lets more people than go at once be made fewer, one by one or at once', async () => {
    server.on(listChosenReceivers).answer(() => ({
      receivers: Array.from({ length: 503 }, (_, index) => buildChosenReceiver(`u${index}`, `P${index}`)),
    }));
    const { currentPath } = open('/sendDoc?chosen=c1');
    expect(await screen.findByText(/^Sono 503 persone/)).toBeInTheDocument();
    await press('Togli P1 Rossi');
    expect(screen.getByText(/^Sono 502 persone/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '502 destinatari' })).toBeInTheDocument();
    await user.type(await titleField(), 'R');
    await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf());
    await screen.findByText(/1 pagina$/);
    await press('Avanti');
    expect(currentPath()).toBe('/sendDoc?chosen=c1');
    notify.clear();
    await press('Tieni le prime 500');
    expect(screen.queryByText(/alla volta\.$/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '500 destinatari' })).toBeInTheDocument();
    await press('Avanti');
    expect(currentPath()).toBe('/sendDoc?chosen=c1&step=signs');
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
    server.on(getBulkSend).answer(() => ({ bulkSend: buildBulkSend({ state: 'scheduled', sent: 0 }) }));
    const { currentPath } = open('/sendDoc?chosen=c1');
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
    server.on(getBulkSend).answer(() => ({ bulkSend: buildBulkSend({ state, sent: 0 }) }));
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
    server.on(getBulkSend).answer(() => ({ bulkSend: buildBulkSend() }));
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
    const [anna, luca] = buildBulkSend().receivers as [BulkSend['receivers'][0], BulkSend['receivers'][0]];
    server.on(getBulkSend).answer(() => ({
      bulkSend: buildBulkSend({
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

  it('says that all is sent, and that a sending is gone', async () => {
    server.on(getBulkSend).answer(() => ({ bulkSend: buildBulkSend({ state: 'done', sent: 2 }) }));
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
