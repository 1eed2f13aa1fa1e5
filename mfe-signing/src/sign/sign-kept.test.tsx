import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptDatabase } from 'shared-api';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import {
  getDocumentToSign,
  getVerificationData,
  requestNewSendingOf,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';
import { buildSignDocument } from '../testing/receiver.builders.ts';
import { setUpSigning } from '../testing/sign-test-setup.tsx';
import { createKeptDrawings } from './kept-drawings.ts';

const { server, serve, open, openByKey, signByTyping } = setUpSigning();
const deviceKey = btoa('k'.repeat(32)).replaceAll('=', '');
const onDevice = () =>
  createKeptDrawings({ person: 'guest:document-1', documentId: 'document-1', deviceKey }).read();

beforeEach(async () => {
  await new Promise((resolve) => (indexedDB.deleteDatabase(keptDatabase).onsuccess = resolve));
});

async function signOffline() {
  serve({ deviceKey });
  server.on(saveSignatures).cut();
  const view = open();
  await screen.findByText('0 di 2 firme');
  await openByKey();
  await signByTyping();
  await screen.findByText(/la firma è conservata qui.*entro 3 giorni/);
  return view;
}

describe('a signature that the server does not have', () => {
  it('is still there after a reload, and is sent', async () => {
    const { unmount } = await signOffline();
    unmount();
    open();
    expect(
      await screen.findByRole('img', { name: 'Firma 1 di 2, pagina 1: non ancora salvata' }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/la firma è conservata qui/)).toBeInTheDocument();
    serve({ deviceKey });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    await waitFor(async () => expect(await onDevice()).toEqual([]));
  });

  it('may be left, and says how it goes on', async () => {
    const { router, currentPath } = await signOffline();
    await act(() => router.navigate('/documents'));
    expect(currentPath()).toBe('/documents');
    expect(await screen.findByText(/per inviarla basta riaprire il documento/)).toBeInTheDocument();
    expect(await onDevice()).toHaveLength(1);
  });

  it('is thrown away, and said so once, where the document was taken back while one drew', async () => {
    serve({ deviceKey });
    server.on(saveSignatures).fail({ code: 'not-found' });
    const { currentPath } = open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText(/chi ha inviato il documento lo ha ritirato o modificato/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await onDevice()).toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Vai ai documenti' }));
    expect(currentPath()).toBe('/documents');
    expect(screen.queryByText(/per inviarla basta riaprire/)).not.toBeInTheDocument();
  });

  it('is nothing that another person of the device sees', async () => {
    const { unmount } = await signOffline();
    unmount();
    const other = btoa('o'.repeat(32)).replaceAll('=', '');
    server.on(getDocumentToSign).answer(() => buildSignDocument({ deviceKey: other }));
    open('it', buildSession({ userId: 'mario', fullName: 'Mario Rossi' }));
    expect(await screen.findByText('0 di 2 firme')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /non ancora salvata/ })).not.toBeInTheDocument();
  });

  it.each([
    ['is not there any more', () => server.on(getDocumentToSign).fail({ code: 'not-found' })],
    ['is signed', () => serve({ isSigned: true, maySign: false })],
  ])('goes when the document %s', async (_what, change) => {
    const { unmount } = await signOffline();
    unmount();
    change();
    open();
    await screen.findByRole('heading');
    await waitFor(async () => expect(await onDevice()).toEqual([]));
  });
});

describe('a signature of a document that ran out', () => {
  const expired = {
    code: 'document-expired',
    details: { title: 'Contratto di locazione', sender: 'anna.rossi@example.com' },
  } as const;

  it('while one signs: the sender can be asked, and the drawing stays', async () => {
    serve({ deviceKey });
    server.on(saveSignatures).fail(expired);
    server.on(requestNewSendingOf).succeed();
    open();
    await screen.findByText('0 di 2 firme');
    server.on(getDocumentToSign).fail(expired);
    await openByKey();
    await signByTyping();
    expect(await screen.findByText('Documento scaduto !')).toBeVisible();
    expect(await screen.findByText(/La firma già disegnata resta su questo dispositivo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Chiedi un nuovo invio' }));
    expect(await screen.findByText(/Richiesta inviata a anna.rossi@example.com/)).toBeVisible();
    expect(server.inputs(requestNewSendingOf)).toEqual([{ id: 'document-1' }]);
    expect(await onDevice()).toHaveLength(1);
  });

  it('while its code is asked for: that is said, and the drawing stays', async () => {
    serve({ deviceKey, needsCode: true });
    server
      .on(getVerificationData)
      .answer(() => ({ username: '', maskedMobile: '••• 67', prefix: '+39', mayGive: false }));
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    server.on(sendCodeBySms).fail(expired);
    server.on(saveSignatures).fail(expired);
    server.on(getDocumentToSign).fail(expired);
    await signByTyping();
    expect(await screen.findByText('Documento scaduto !')).toBeVisible();
    expect(await screen.findByText(/La firma già disegnata resta su questo dispositivo/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await onDevice()).toHaveLength(1);
  });

  /** @returns how often the drawing was sent before: a slow machine gives the first page the time to try again. */
  async function sendAgain(): Promise<number> {
    const { unmount } = await signOffline();
    unmount();
    const tries = server.inputs(saveSignatures).length;
    serve({ deviceKey, sentAt: new Date(Date.now() + 1000).toISOString() });
    open();
    await screen.findByText(/una firma disegnata prima che il documento venisse inviato di nuovo/);
    expect(screen.getByText('0 di 2 firme')).toBeVisible();
    expect(server.inputs(saveSignatures)).toHaveLength(tries);
    return tries;
  }

  it('and was sent again signs once its person says so', async () => {
    const tries = await sendAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Usa la firma' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures)).toHaveLength(tries + 1);
    await waitFor(async () => expect(await onDevice()).toEqual([]));
  });

  it('and was sent again can be thrown away', async () => {
    const tries = await sendAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Scarta' }));
    expect(screen.queryByText(/una firma disegnata prima/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await onDevice()).toEqual([]));
    expect(server.inputs(saveSignatures)).toHaveLength(tries);
  });

  it('and was sent again gives way to another one that is drawn', async () => {
    await sendAgain();
    await openByKey();
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(screen.queryByText(/una firma disegnata prima/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await onDevice()).toEqual([]));
  });
});
