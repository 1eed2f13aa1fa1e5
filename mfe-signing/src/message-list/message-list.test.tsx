import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptMessage,
  deleteMessages,
  getMessage,
  listMessages,
  type MessageRow,
  type OpenedMessage,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { MessagesScreen } from './message-list.screen.tsx';
import { MessageScreen } from './message.screen.tsx';

const server = createFakeServer();
const screens = { '/messages': withFrame(MessagesScreen), '/messages/:id': withFrame(MessageScreen) };

function buildMessage(overrides: Partial<MessageRow> = {}): MessageRow {
  return {
    number: 1,
    id: 'copy-1',
    messageId: 'message-1',
    title: 'Chiusura estiva',
    createdAt: '2026-11-21T09:00:00.000Z',
    isRead: false,
    readAt: null,
    senderCompany: 'Acme',
    receiver: 'Mario Rossi',
    attachment: '',
    attachmentType: null,
    hasAttachment: false,
    isSigned: false,
    isSignatureEnabled: false,
    documentId: null,
    may: { open: false, view: false, sign: false, signOnceRead: false, remove: true },
    ...overrides,
  };
}

function answerRows(rows: MessageRow[]) {
  server.on(listMessages).answer(() => ({
    messages: { total: rows.length, unread: rows.length, pages: [{ rows }] },
    next: null,
  }));
}

function answerMessage(overrides: Partial<OpenedMessage> = {}) {
  const row = buildMessage();
  const rest = { senderName: 'Anna Neri', attachmentSize: null, previousUnreadId: null, nextUnreadId: null };
  server.on(getMessage).answer(() => ({ message: { row, body: null, ...rest, ...overrides } }));
}

const open = (path = '/messages', flags: { a: 'Y' | 'N'; b: 'Y' | 'N' } = { a: 'N', b: 'N' }) =>
  renderAt({ screens, path, session: buildSession({ flags }) });

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('768') && !query.includes('>'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  answerRows([buildMessage()]);
  answerMessage();
});

describe('the inbox', () => {
  it('says in words which messages are unread, and offers what can be done once one is selected', async () => {
    answerRows([
      buildMessage({ may: { open: true, view: true, sign: true, signOnceRead: false, remove: false } }),
    ]);
    open();
    expect(await screen.findByText('Chiusura estiva')).toBeInTheDocument();
    expect(screen.getAllByText('Da leggere').length).toBeGreaterThan(1);
    for (const name of ['Scrivi', 'Vedi', 'Firma', 'Elimina'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Chiusura estiva/ }));
    expect(await screen.findByRole('button', { name: 'Vedi' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Firma' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
  });

  it('offers to sign one that is unread, and opens it with the acceptance of its reading', async () => {
    const may = { open: false, view: false, sign: false, signOnceRead: true, remove: false };
    answerRows([buildMessage({ may })]);
    const { currentPath } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Chiusura estiva/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Firma' }));
    expect(currentPath()).toBe('/messages/copy-1');
    expect(await screen.findByRole('dialog', { name: 'Accettazione' })).toBeInTheDocument();
  });

  it('leads administrators to writing', async () => {
    const { currentPath } = open('/messages', { a: 'Y', b: 'N' });
    await userEvent.click(await screen.findByRole('button', { name: 'Scrivi' }));
    expect(currentPath()).toBe('/newMessage');
  });

  it('asks for the unread ones alone, page by page where a size is chosen', async () => {
    open();
    await screen.findByText('Chiusura estiva');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quali messaggi' }), '0');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Messaggi per pagina' }), '10');
    await waitFor(() =>
      expect(server.inputs(listMessages).at(-1)).toMatchObject({ status: '0', start: 0, length: 10 }),
    );
  });

  it('takes two out at once and deletes nothing when that is undone', async () => {
    answerRows([buildMessage(), buildMessage({ id: 'copy-2', title: 'Ferie' })]);
    server.on(deleteMessages).answer(() => undefined);
    open('/messages', { a: 'Y', b: 'N' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Chiusura estiva/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ferie/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Vuoi eliminare gli elementi selezionati ?',
    });
    expect(screen.getByText('Ferie')).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(screen.queryByText('Ferie')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Ferie')).toBeInTheDocument();
    expect(server.inputs(deleteMessages)).toEqual([]);
  });

  it('says why there is nothing', async () => {
    answerRows([]);
    open();
    expect(await screen.findByText('Nessun messaggio')).toBeInTheDocument();
  });
});

describe('a message', () => {
  const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Conferma' }));

  it('opens once its reading is accepted', async () => {
    open('/messages/copy-1');
    expect(await screen.findByRole('dialog', { name: 'Accettazione' })).toBeInTheDocument();
    await confirm();
    expect(await screen.findByText('Spunta la casella per aprire il messaggio')).toBeInTheDocument();
    expect(server.inputs(acceptMessage)).toEqual([]);
    server.on(acceptMessage).answer(() => {
      answerMessage({ body: 'Chiuso ad agosto', row: buildMessage({ isRead: true }) });
      return { readAt: '2026-11-21T10:00:00.000Z' };
    });
    await userEvent.click(screen.getByLabelText('Dichiaro di accettare la lettura del messaggio'));
    await confirm();
    expect(await screen.findByText('Chiuso ad agosto')).toBeInTheDocument();
    expect(server.inputs(acceptMessage)).toEqual([{ id: 'copy-1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('makes safe addresses alone pressable', async () => {
    const body = 'Vedi https://example.com/a. Non http://example.com né javascript:alert(1)';
    answerMessage({ body, row: buildMessage({ isRead: true }) });
    open('/messages/copy-1');
    const links = await screen.findAllByRole('link', { name: /example/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a']);
  });

  it('leads to its attachment and to the next unread one', async () => {
    const may = { open: true, view: true, sign: false, signOnceRead: false, remove: false };
    const row = buildMessage({ isRead: true, hasAttachment: true, attachment: 'orari.pdf', may });
    answerMessage({ body: 'Testo', row, attachmentSize: 120_000, nextUnreadId: 'copy-2' });
    const { currentPath } = open('/messages/copy-1');
    expect(await screen.findByRole('link', { name: /orari\.pdf \(120/ })).toHaveAttribute(
      'href',
      '/viewMessageAttachment/copy-1',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Non letto successivo' }));
    expect(currentPath()).toBe('/messages/copy-2');
  });
});
