import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import {
  countRecipients,
  findRecipientGroups,
  getMessageDraft,
  getUploadLimits,
  noRecipients,
  saveMessageDraft,
  sendExternalMessage,
  sendMessage,
  uploadAttachment,
  type AttachmentType,
  type MessageDraft,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { SetSignsScreen } from '../document-add/box-editor/set-signs.screen.tsx';
import { buildAdmin } from '../testing/document.builders.ts';
import { NewMessageScreen } from './new-message.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const admin = buildAdmin();

const draftOf = (change: Partial<MessageDraft> = {}): MessageDraft => ({
  id: 'draft-1',
  version: 4,
  updatedAt: '2026-11-21T09:00:00.000Z',
  title: 'Orari',
  body: 'I nuovi orari',
  recipients: { ...noRecipients, companyIds: ['acme'] },
  companies: [{ id: 'acme', name: 'Acme' }],
  groups: [],
  people: [],
  upload: null,
  viewsAttachment: true,
  signsAttachment: false,
  boxes: [],
  ...change,
});

const uploaded = (type: AttachmentType) => ({
  uploadId: 'upload-1',
  fileName: 'file',
  fileSize: 8,
  type,
  pages: type === 'application/pdf' ? [{ width: 600, height: 800, rotation: 0 }] : [],
  notes: [],
});
const pdf = new File(['%PDF-1.7'], 'orari.pdf', { type: 'application/pdf' });
const open = (path: string, language: 'it' | 'en' = 'it') =>
  renderAt({
    screens: {
      '/newMessage': withFrame(NewMessageScreen),
      '/editDocumentSetSign': withFrame(SetSignsScreen),
    },
    path,
    session: admin,
    language,
  });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const typed = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);

beforeEach(() => {
  sessionStorage.clear();
  HTMLElement.prototype.setPointerCapture = () => {};
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(findRecipientGroups).answer(() => ({
    groups: [{ id: 'shop', name: 'Negozio', companyName: 'Acme', people: 3 }],
  }));
  server
    .on(countRecipients)
    .answer(() => ({ total: 5000, names: ['Anna Neri', 'Luca Verdi', 'Mario Rossi'] }));
  server.on(getUploadLimits).answer(() => ({ minSize: 2, maxSize: 1_000_000, fileName: '', fileSize: 0 }));
  server.on(uploadAttachment).answer(() => uploaded('application/pdf'));
  server.on(saveMessageDraft).answer(() => ({ id: 'draft-1', version: 5 }));
  server.on(getMessageDraft).answer(() => ({ draft: draftOf() }));
});

describe('writing a message', () => {
  it('checks receivers, title and text in their words, and sends nothing', async () => {
    open('/newMessage', 'en');
    await press('Send');
    expect(await screen.findByText('Please insert the title and body message')).toBeInTheDocument();
    expect(screen.getByText('Message required')).toBeInTheDocument();
    expect(screen.getByText('Choose whom the message is sent to')).toBeInTheDocument();
    expect(server.inputs(sendMessage)).toEqual([]);
  });

  it('keeps what is written as a draft by itself, and says so', async () => {
    const { currentPath } = open('/newMessage');
    await typed('Oggetto', 'Orari');
    expect(await screen.findByText('Salvata', undefined, { timeout: 3000 })).toBeInTheDocument();
    expect(server.inputs(saveMessageDraft)).toMatchObject([{ title: 'Orari', body: '' }]);
    await waitFor(() => expect(currentPath()).toBe('/newMessage?draft=draft-1'));
    expect(screen.getByLabelText('Oggetto')).toHaveValue('Orari');
  });

  it('adds a company and a group, counts their people once, and asks with the number before it sends', async () => {
    server.on(sendMessage).answer(() => ({ id: 'm1', startsAt: '2026-11-21T09:00:10.000Z', total: 5000 }));
    const { currentPath } = open('/newMessage');
    await typed('Oggetto', 'Orari');
    await typed('Testo', 'I nuovi orari');
    await press('Gruppi');
    const sheet = within(await screen.findByRole('dialog', { name: 'Scegli i gruppi' }));
    await user.click(await sheet.findByLabelText(/Negozio/));
    await user.click(sheet.getByRole('button', { name: /1/ }));
    expect(await screen.findByRole('button', { name: 'Togli Negozio' })).toBeInTheDocument();
    expect(await screen.findByText(/^5\.?000 persone$/)).toBeInTheDocument();
    await press('Invia');
    const dialog = within(await screen.findByRole('dialog', { name: /^Invia a 5\.?000 persone$/ }));
    expect(dialog.getByText(/Anna Neri, Luca Verdi, Mario Rossi e altre/)).toBeInTheDocument();
    expect(server.inputs(sendMessage)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(currentPath()).toBe('/sentMessages/m1'));
    expect(server.inputs(sendMessage)).toMatchObject([
      { draftId: 'draft-1', title: 'Orari', recipients: { groupIds: ['shop'] }, signsAttachment: false },
    ]);
  });

  it('does not send to nobody', async () => {
    server.on(countRecipients).answer(() => ({ total: 0, names: [] }));
    open('/newMessage?draft=draft-1');
    await screen.findByDisplayValue('Orari');
    await press('Invia');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('non c’è nessuno con un’utenza attiva');
    expect(dialog.getByRole('button', { name: 'Invia' })).toBeDisabled();
  });

  it('shows on its field what the server refuses, and loses nothing', async () => {
    server.on(sendMessage).fail({
      code: 'invalid-input',
      message: 'Non valido',
      fields: { title: 'Il titolo è troppo lungo' },
    });
    open('/newMessage?draft=draft-1');
    await screen.findByDisplayValue('Orari');
    await press('Invia');
    const dialog = within(await screen.findByRole('dialog', { name: /^Invia a/ }));
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Il titolo è troppo lungo')).toBeInTheDocument();
    expect(screen.getByLabelText('Testo')).toHaveValue('I nuovi orari');
  });

  it('opens the upload on a message with title and text alone', async () => {
    open('/newMessage', 'en');
    await press('Add an attachment');
    expect(await screen.findByText('Title required')).toBeInTheDocument();
    await typed('Subject', 'Hours');
    await press('Add an attachment');
    expect(await screen.findByText('Message required')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await typed('Text', 'The new hours');
    await press('Add an attachment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Attachment' }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('Attachment required')).toBeInTheDocument();
    await userEvent.upload(dialog.getByLabelText('File to attach'), new File(['x'], 'notes.txt'), {
      applyAccept: false,
    });
    expect(await dialog.findByText('The accepted formats are .pdf,.png,.jpg,.jpeg')).toBeInTheDocument();
    expect(server.requests(uploadAttachment)).toEqual([]);
  });

  it('lets only what can be opened be signed, and leads to the positions of the signatures', async () => {
    const { currentPath } = open('/newMessage?draft=draft-1');
    await screen.findByDisplayValue('Orari');
    await press('Aggiungi allegato');
    const upload = within(await screen.findByRole('dialog', { name: 'Allegato' }));
    await user.upload(upload.getByLabelText('File da allegare'), pdf);
    await upload.findByText(/1 pagina/);
    await user.click(upload.getByRole('button', { name: 'Avanti' }));
    const properties = within(await screen.findByRole('dialog', { name: 'Proprietà dell’allegato' }));
    const view = properties.getByLabelText('Il destinatario può aprire l’allegato');
    const sign = properties.getByLabelText('Il destinatario firma l’allegato');
    await user.click(sign);
    await user.click(view);
    expect(sign).not.toBeChecked();
    expect(sign).toBeDisabled();
    expect(properties.getByText(/Si firma solo ciò che si può aprire/)).toBeInTheDocument();
    await user.click(view);
    expect(sign).not.toBeChecked();
    await user.click(sign);
    server.on(getMessageDraft).answer(() => ({
      draft: draftOf({ upload: uploaded('application/pdf'), signsAttachment: true }),
    }));
    await user.click(properties.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(currentPath()).toBe('/editDocumentSetSign?message=draft-1'));
    expect(server.inputs(saveMessageDraft).at(-1)).toMatchObject({
      uploadId: 'upload-1',
      viewsAttachment: true,
      signsAttachment: true,
    });
    await press(/^Aggiungi firma/);
    await press('Salva');
    await waitFor(() => expect(currentPath()).toBe('/newMessage?draft=draft-1'));
    expect(server.inputs(saveMessageDraft).at(-1)?.boxes).toHaveLength(1);
  });

  it('does not let a picture be signed', async () => {
    server.on(uploadAttachment).answer(() => uploaded('image/png'));
    open('/newMessage?draft=draft-1');
    await screen.findByDisplayValue('Orari');
    await press('Aggiungi allegato');
    const upload = within(await screen.findByRole('dialog', { name: 'Allegato' }));
    await user.upload(
      upload.getByLabelText('File da allegare'),
      new File(['png!'], 'foto.png', { type: 'image/png' }),
    );
    await upload.findByText('foto.png');
    await user.click(upload.getByRole('button', { name: 'Avanti' }));
    const properties = within(await screen.findByRole('dialog', { name: 'Proprietà dell’allegato' }));
    expect(properties.getByLabelText('Il destinatario firma l’allegato')).toBeDisabled();
    expect(properties.getByText('Si firma solo un PDF.')).toBeInTheDocument();
  });

  it('tells the second of two tabs, which goes on from the first or saves over it', async () => {
    server.on(saveMessageDraft).fail({
      code: 'conflict',
      message: 'Conflitto',
      details: { changedBy: 'Tu', changedAt: null, current: { version: 9 } },
    });
    open('/newMessage?draft=draft-1');
    await typed('Oggetto', ' di dicembre');
    await screen.findByText(/cambiata altrove/, undefined, { timeout: 3000 });
    server.on(saveMessageDraft).answer(() => ({ id: 'draft-1', version: 10 }));
    await press('Tieni questa');
    expect(await screen.findByText('Salvata')).toBeInTheDocument();
    expect(server.inputs(saveMessageDraft).at(-1)).toMatchObject({ version: 9, title: 'Orari di dicembre' });
  });

  it('says that a draft is no longer there', async () => {
    server.on(getMessageDraft).fail({ code: 'not-found', message: 'Non trovato' });
    open('/newMessage?draft=gone');
    expect(await screen.findByText('Questa bozza non c’è più')).toBeInTheDocument();
  });
});

describe('writing to an external person', () => {
  it('checks the fields in the specified words, and a signature’s PDF and its boxes', async () => {
    open('/newMessage?to=external');
    await press('Invia');
    for (const text of [
      'Specificare il nome',
      'Specificare il cognome',
      "Specificare l'indirizzo mail",
      "Specificare l'oggetto",
      'Specificare il testo',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Firma'));
    await press('Invia');
    expect(await screen.findByText("Specificare l'allegato")).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Allegato'), new File(['x'], 'foto.png'), {
      applyAccept: false,
    });
    expect(await screen.findByText('Accettati solo file pdf')).toBeInTheDocument();
    server.on(uploadAttachment).fail({
      code: 'invalid-input',
      message: 'Per favore verificare i dati',
      fields: { file: 'Formati accettati' },
    });
    await user.upload(screen.getByLabelText('Allegato'), new File(['nessun pdf'], 'rinominata.pdf'));
    expect(await screen.findByText('Accettati solo file pdf')).toBeInTheDocument();
    expect(screen.queryByText('Per favore verificare i dati')).not.toBeInTheDocument();
    server.on(uploadAttachment).answer(() => uploaded('application/pdf'));
    await user.upload(screen.getByLabelText('Allegato'), pdf);
    await screen.findByRole('button', { name: 'Posiziona le firme' });
    await press('Invia');
    expect(await screen.findByText('Imposta almeno una firma nel documento')).toBeInTheDocument();
    expect(server.inputs(sendExternalMessage)).toEqual([]);
  });

  it('can be taken back for ten seconds, and nothing of it is lost', async () => {
    const { currentPath } = open('/newMessage?to=external');
    for (const [label, text] of [
      ['Nome', 'Carla'],
      ['Cognome', 'Gallo'],
      ['Mail', 'carla@example.com'],
      ['Oggetto', 'Benvenuta'],
      ['Testo', 'Ecco il contratto'],
    ] as const)
      await typed(label, text);
    await press('Invia');
    const dialog = within(await screen.findByRole('dialog', { name: 'Inviare il messaggio a Carla Gallo?' }));
    expect(dialog.getByText(/carla@example.com/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(currentPath()).toBe('/sentMessages'));
    await press('Annulla');
    expect(await screen.findByLabelText('Oggetto')).toHaveValue('Benvenuta');
    expect(server.inputs(sendExternalMessage)).toEqual([]);
  });
});
