import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelMessage,
  deleteMessageDraft,
  getSentMessage,
  listMessageDrafts,
  listSentMessages,
  listSentReceivers,
  resumeMessage,
  type SentMessage,
  type SentReceiver,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, setViewport, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { SentMessageScreen, SentMessagesScreen } from './sent-messages.screens.ts';

const server = createFakeServer();
const user = userEvent.setup();

const sent = (change: Partial<SentMessage> = {}): SentMessage => ({
  id: 'm1',
  title: 'Orari',
  createdAt: '2026-11-21T09:00:00.000Z',
  startsAt: '2026-11-21T09:00:10.000Z',
  state: 'done',
  senderName: 'Ada Admin',
  receivers: 'Tutte',
  isExternal: false,
  attachment: 'orari.pdf',
  attachmentType: 'application/pdf',
  signsAttachment: true,
  total: 60,
  delivered: 60,
  read: 15,
  signed: 3,
  delivery: null,
  ...change,
});

const receiver = (id: string, change: Partial<SentReceiver> = {}): SentReceiver => ({
  id,
  name: `Persona ${id}`,
  companyName: 'Acme',
  readAt: null,
  signedAt: null,
  documentId: null,
  ...change,
});

const open = (path: string, language: 'it' | 'en' = 'it') =>
  renderAt({
    screens: {
      '/sentMessages': withFrame(SentMessagesScreen),
      '/sentMessages/:id': withFrame(SentMessageScreen),
    },
    path,
    session: buildAdmin(),
    language,
  });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  server.on(listSentMessages).answer(() => ({ total: 1, rows: [sent()] }));
  server.on(listMessageDrafts).answer(() => ({
    drafts: [{ id: 'd1', title: '', updatedAt: '2026-11-21T09:00:00.000Z', hasAttachment: false }],
  }));
  server.on(getSentMessage).answer(() => ({ message: sent(), body: 'I nuovi orari', viewsAttachment: true }));
  server.on(listSentReceivers).answer(() => ({
    total: 60,
    rows: [
      receiver('1'),
      receiver('2', { readAt: '2026-11-21T10:00:00.000Z' }),
      receiver('3', {
        readAt: '2026-11-21T10:00:00.000Z',
        signedAt: '2026-11-21T11:00:00.000Z',
        documentId: 'document-3',
      }),
    ],
  }));
});

describe('the sent messages', () => {
  it('lists each with how many read and signed it, and opens it', async () => {
    const { currentPath } = open('/sentMessages');
    expect(await screen.findByText('15 di 60')).toBeInTheDocument();
    expect(screen.getByText('3 di 60')).toBeInTheDocument();
    expect(screen.getByText('Tutte · 60 persone')).toBeInTheDocument();
    await press('Orari');
    expect(currentPath()).toBe('/sentMessages/m1');
  });

  it('shows whether an external person read and signed what they got', async () => {
    const message = sent({ isExternal: true, total: 1, delivered: 1, read: 1, signed: 1, delivery: 'sent' });
    server.on(getSentMessage).answer(() => ({ message, body: 'Testo', viewsAttachment: true }));
    open('/sentMessages/m1');
    expect(await screen.findByText('1 di 1 firmati')).toBeInTheDocument();
    expect(screen.getByText('1 di 1 letti')).toBeInTheDocument();
    expect(screen.getByText('E‑mail consegnata al servizio di posta')).toBeInTheDocument();
  });

  it('shows what became of the mail to an external person', async () => {
    server.on(listSentMessages).answer(() => ({
      total: 1,
      rows: [sent({ isExternal: true, receivers: 'Carla Gallo', total: 1, delivery: 'bounced' })],
    }));
    open('/sentMessages', 'en');
    expect(await screen.findByText('Address refused')).toBeInTheDocument();
    expect(screen.queryByText(/ read$/)).not.toBeInTheDocument();
  });

  it('says what to do where there is none, and where they did not load', async () => {
    server.on(listSentMessages).answer(() => ({ total: 0, rows: [] }));
    const { unmount } = open('/sentMessages');
    expect(await screen.findByText('Ancora nessun messaggio inviato')).toBeInTheDocument();
    unmount();
    server.on(listSentMessages).fail({ code: 'internal', message: 'Guasto' });
    open('/sentMessages');
    expect(
      await screen.findByText('I messaggi inviati non sono stati caricati', undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });

  it('lists the drafts, and deletes one with ten seconds to undo', async () => {
    open('/sentMessages');
    await user.click(await screen.findByRole('tab', { name: 'Bozze' }));
    expect(await screen.findByRole('link', { name: 'Senza oggetto' })).toHaveAttribute(
      'href',
      '/newMessage?draft=d1',
    );
    expect(await screen.findByRole('link', { name: 'Continua: Senza oggetto' })).toHaveAttribute(
      'href',
      '/newMessage?draft=d1',
    );
    await press('Elimina: Senza oggetto');
    expect(await screen.findByText('Nessuna bozza')).toBeInTheDocument();
    await press('Annulla');
    expect(await screen.findByRole('link', { name: 'Continua: Senza oggetto' })).toBeInTheDocument();
    expect(server.inputs(deleteMessageDraft)).toEqual([]);
  });
});

describe('a sent message', () => {
  it('can be taken back before it leaves, and is a draft again', async () => {
    server.on(getSentMessage).answer(() => ({
      message: sent({ state: 'scheduled', delivered: 0, read: 0, signed: 0 }),
      body: 'I nuovi orari',
      viewsAttachment: true,
    }));
    server.on(cancelMessage).answer(() => ({ draftId: 'd7' }));
    const { currentPath } = open('/sentMessages/m1');
    expect(await screen.findByText('Parte tra pochi secondi per 60 persone')).toBeInTheDocument();
    expect(screen.queryByText('Persona 1')).not.toBeInTheDocument();
    await press('Annulla');
    await waitFor(() => expect(currentPath()).toBe('/newMessage?draft=d7'));
    expect(server.inputs(cancelMessage)).toEqual([{ id: 'm1' }]);
  });

  it('says why it cannot be taken back any more', async () => {
    server.on(getSentMessage).answer(() => ({
      message: sent({ state: 'scheduled' }),
      body: '',
      viewsAttachment: true,
    }));
    server.on(cancelMessage).fail({ code: 'conflict', message: 'È già partito' });
    open('/sentMessages/m1');
    await press('Annulla');
    expect(await screen.findByText('È già partito')).toBeInTheDocument();
  });

  it('shows how far it is while it is handed out', async () => {
    server.on(getSentMessage).answer(() => ({
      message: sent({ state: 'running', delivered: 30 }),
      body: '',
      viewsAttachment: true,
    }));
    open('/sentMessages/m1');
    expect(await screen.findByRole('progressbar', { name: '30 di 60 consegnati' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(screen.getByText('Si può lasciare questa pagina: l’invio va avanti.')).toBeInTheDocument();
  });

  it('leaves the head of a card to the title: when it was sent stands beside its state', async () => {
    setViewport('phone');
    open('/sentMessages');
    const card = (await screen.findByRole('button', { name: 'Orari' })).closest('li');
    if (!card) throw new Error('The message has no card');
    const when = within(card).getByText(/^21\/11\/2026/);
    expect(when.parentElement).toHaveTextContent(/^Inviato\s*21\/11\/2026/);
    expect(within(card).getAllByText(/21\/11\/2026/)).toHaveLength(1);
    setViewport('desktop');
  });

  it('says that the sending stopped, and has it go on', async () => {
    let state: SentMessage['state'] = 'stopped';
    server.on(getSentMessage).answer(() => ({
      message: sent({ state, delivered: 20 }),
      body: '',
      viewsAttachment: true,
    }));
    server.on(resumeMessage).answer(() => {
      state = 'running';
    });
    open('/sentMessages/m1');
    expect(await screen.findByText('L’invio si è interrotto: 20 di 60 consegnati')).toBeInTheDocument();
    await press('Riprendi l’invio');
    expect(await screen.findByRole('progressbar', { name: '20 di 60 consegnati' })).toBeInTheDocument();
    expect(server.inputs(resumeMessage)).toEqual([{ id: 'm1' }]);
  });

  it('never calls a success what nobody received', async () => {
    server.on(getSentMessage).answer(() => ({
      message: sent({ total: 0, delivered: 0, read: 0, signed: 0 }),
      body: '',
      viewsAttachment: true,
    }));
    open('/sentMessages/m1');
    expect(await screen.findByText(/Nessuno ha ricevuto il messaggio/)).toBeInTheDocument();
    expect(screen.queryByText('Il tuo messaggio è stato inviato correttamente')).not.toBeInTheDocument();
  });

  it('shows what each person did, narrows by state and name, and leads to the signed document', async () => {
    open('/sentMessages/m1');
    expect(await screen.findByText('Persona 1')).toBeInTheDocument();
    expect(screen.getByText('Il tuo messaggio è stato inviato correttamente')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /21/ })).toHaveAttribute('href', '/viewAttachment?id=document-3');
    await user.selectOptions(screen.getByLabelText('Mostra'), 'unread');
    await waitFor(() =>
      expect(server.inputs(listSentReceivers).at(-1)).toMatchObject({ id: 'm1', filter: 'unread', start: 0 }),
    );
    await user.type(screen.getByLabelText('Cerca per nome'), 'anna');
    await waitFor(() => expect(server.inputs(listSentReceivers).at(-1)).toMatchObject({ search: 'anna' }));
  });

  it('goes through the people page by page', async () => {
    open('/sentMessages/m1');
    await press('Pagina successiva');
    await waitFor(() =>
      expect(server.inputs(listSentReceivers).at(-1)).toMatchObject({ start: 25, length: 25 }),
    );
  });

  it('says that it is no longer there', async () => {
    server.on(getSentMessage).fail({ code: 'not-found', message: 'Non trovato' });
    open('/sentMessages/gone');
    expect(await screen.findByText('Questo messaggio non c’è più')).toBeInTheDocument();
  });
});
