import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadMessageAttachment, getMessageAttachment } from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { failNextPdf, renderAt, withFrame } from 'shared-ui/testing';
import { buildAttachment } from '../testing/message.builders.ts';
import { AttachmentByQueryScreen, MessageAttachmentScreen } from './message-attachment.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();

function open(path = '/viewMessageAttachment/copy-1') {
  return renderAt({
    screens: {
      '/viewMessageAttachment/:id': withFrame(MessageAttachmentScreen),
      '/vediAllegato': withFrame(AttachmentByQueryScreen),
    },
    path,
    session: buildSession(),
    language: 'en',
  });
}

const pageField = () => screen.findByRole('textbox', { name: 'Go to page, 1 to 2' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the attachment of a message', () => {
  it.each(['/viewMessageAttachment/copy-1', '/vediAllegato?id=copy-1'])(
    'shows its pages at %s and leads back to the message',
    async (path) => {
      server.on(getMessageAttachment).answer(() => buildAttachment());
      const { currentPath } = open(path);
      expect(await pageField()).toHaveValue('1');
      expect(screen.getByText('Regolamento interno')).toBeInTheDocument();
      expect(screen.getByText(/^Acme, /)).toBeInTheDocument();
      expect(server.inputs(getMessageAttachment)).toEqual([{ id: 'copy-1' }]);
      await press('Back');
      expect(currentPath()).toBe('/messages/copy-1');
    },
  );

  it('leads to its signing where it may be signed, and offers that nowhere else', async () => {
    server.on(getMessageAttachment).answer(() => buildAttachment());
    const { currentPath, unmount } = open();
    await pageField();
    await press('Sign');
    expect(currentPath()).toBe('/signMessage/copy-1');
    unmount();
    server.on(getMessageAttachment).answer(() => buildAttachment({ maySign: false }));
    open();
    await pageField();
    expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
  });

  it('shows a picture, with the zoom of the pages and nothing to search', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(421);
    const close = jest.fn();
    Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600, close }) });
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response('picture', { headers: { 'x-sportello-answer': '1' } }));
    server.on(getMessageAttachment).answer(() => buildAttachment({ type: 'image/png', pages: [] }));
    open();
    const page = await screen.findByRole('group', { name: 'Page 1 of 1' });
    const width = () => Number.parseFloat(page.style.inlineSize);
    const before = width();
    await press('Zoom in');
    expect(width()).toBeCloseTo(before * 1.1);
    await press('Zoom out');
    expect(width()).toBeCloseTo(before * 1.1 * 0.9);
    expect(screen.queryByRole('button', { name: 'Search the document' })).not.toBeInTheDocument();
  });

  it('is kept under its name, and says why where it is not', async () => {
    server.on(getMessageAttachment).answer(() => buildAttachment({ fileName: 'signed_regolamento.pdf' }));
    server.on(downloadMessageAttachment).answer(() => new Blob(['%PDF']));
    const kept: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.download);
    });
    open();
    await pageField();
    await press('Download');
    expect(server.inputs(downloadMessageAttachment)).toEqual([{ id: 'copy-1' }]);
    expect(kept).toEqual(['signed_regolamento.pdf']);
    server
      .on(downloadMessageAttachment)
      .fail({ code: 'file-changed', message: 'The file of “Regolamento” is no longer the one' });
    await press('Download');
    expect(await screen.findByText('The file of “Regolamento” is no longer the one')).toBeInTheDocument();
    expect(kept).toHaveLength(1);
  });

  it('says that it is signed, and that the signed copy is on its way', async () => {
    server.on(getMessageAttachment).answer(() => buildAttachment({ isSigned: true, maySign: false }));
    open();
    expect(await screen.findByText('The signed copy is being made.')).toBeInTheDocument();
    server
      .on(getMessageAttachment)
      .answer(() => buildAttachment({ isSigned: true, isSealed: true, maySign: false }));
    await press('Refresh');
    expect(await screen.findByText('Signed')).toBeInTheDocument();
    expect(screen.queryByText('The signed copy is being made.')).not.toBeInTheDocument();
  });

  it('leads to the message where its reading is not accepted yet', async () => {
    const message = 'Accept the reading of the message before you open its attachment';
    server.on(getMessageAttachment).fail({ code: 'forbidden', message, details: { mustAccept: true } });
    const { currentPath } = open();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Open the message' }));
    expect(currentPath()).toBe('/messages/copy-1');
  });

  it('says what is not there, what may not be opened, and what did not load', async () => {
    server.on(getMessageAttachment).fail({ code: 'not-found', message: 'Non trovato' });
    const { unmount } = open();
    expect(await screen.findByText('The attachment is not there')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the messages' })).toHaveAttribute('href', '/messages');
    unmount();
    server.on(getMessageAttachment).fail({ code: 'forbidden', message: 'Chi ha scritto non lo permette' });
    const { unmount: unmountClosed } = open();
    expect(await screen.findByText('Chi ha scritto non lo permette')).toBeInTheDocument();
    unmountClosed();
    server.on(getMessageAttachment).fail({ code: 'file-changed', message: 'File alterato' });
    open();
    expect(await screen.findByText('File alterato')).toBeInTheDocument();
    server.on(getMessageAttachment).answer(() => buildAttachment());
    failNextPdf('unreadable');
    await press('Try again');
    expect(await screen.findByText('The document cannot be shown')).toBeInTheDocument();
  });

  it('asks nothing of the server where the address names none', async () => {
    open('/vediAllegato');
    expect(await screen.findByText('No attachment chosen')).toBeInTheDocument();
    expect(server.inputs(getMessageAttachment)).toEqual([]);
  });

  it('has a help sheet: a film that waits, its captions in the language, and the same in words', async () => {
    server.on(getMessageAttachment).answer(() => buildAttachment());
    open();
    await pageField();
    await press('Help');
    const sheet = await screen.findByRole('dialog', { name: 'Read and sign a PDF' });
    const film = within(sheet).getByLabelText('Video: how to read and sign a PDF');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).not.toHaveAttribute('autoplay');
    expect(film.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText('Video: how to read and sign a PDF')).not.toBeInTheDocument();
  });
});
