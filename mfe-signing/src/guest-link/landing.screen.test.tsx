import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBoot } from 'shared-api/contracts/platform';
import {
  getGuestLink,
  listDocuments,
  openGuestLink,
  reportWrongReceiver,
  requestNewSending,
} from 'shared-api/contracts/signing';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt } from 'shared-ui/testing';
import { buildGuest, buildReceiverRow, buildReservation } from '../testing/receiver.builders.ts';
import { LandingScreen, LandingToSignScreen } from './landing.screen.tsx';

const server = createFakeServer();
const screens = { '/reservate/:link': LandingScreen, '/reservateSignDoc/:link': LandingToSignScreen };
const path = '/reservate/xlinklinkx';

function letOpen() {
  server.on(openGuestLink).answer(() => ({ documentId: 'document-1' }));
  server.on(getBoot).answer(() => buildBoot({ session: buildGuest() }));
}

describe('LandingScreen', () => {
  it('says who sends what until when, and opens nothing by itself', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ expiresAt: '2031-11-21T17:30:00.000Z' }));
    renderAt({ screens, path });
    expect(
      await screen.findByRole('heading', {
        name: 'Anna Rossi di Acme ha inviato un documento da firmare',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('Contratto di locazione')).toBeInTheDocument();
    expect(screen.getByText('Da firmare entro: 21/11/2031, 18:30')).toBeInTheDocument();
    expect(server.inputs(openGuestLink)).toEqual([]);
    expect(server.inputs(getGuestLink)).toEqual([{ link: 'xlinklinkx' }]);
  });

  it('goes straight to the boxes by one press', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    server.on(listDocuments).answer(() => ({ rows: [buildReceiverRow()], next: null }));
    letOpen();
    const { currentPath } = renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri e firma' }));
    await waitFor(() => expect(currentPath()).toBe('/sign/document-1'));
    expect(server.inputs(openGuestLink)).toEqual([{ link: 'xlinklinkx' }]);
  });

  it('leads to the verification of the phone where codes go by SMS', async () => {
    const may = { ...buildReceiverRow().may, sign: false, view: false, verifyMobile: true };
    server.on(getGuestLink).answer(() => buildReservation());
    server.on(listDocuments).answer(() => ({ rows: [buildReceiverRow({ may })], next: null }));
    letOpen();
    const { currentPath } = renderAt({ screens, path: '/reservateSignDoc/xlinklinkx' });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri e firma' }));
    await waitFor(() => expect(currentPath()).toBe('/verifiyMobile?document=document-1&then=sign'));
  });

  it('goes the specified way, by the expiry check, to the list', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    letOpen();
    const { currentPath } = renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Vai all’elenco dei documenti' }));
    await waitFor(() => expect(currentPath()).toBe('/checkExpire'));
  });

  it('says that a session that stands goes on beside the document', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    renderAt({ screens, path, session: buildSession({ fullName: 'Mario Rossi' }) });
    expect(
      await screen.findByText(
        /^Accesso effettuato come Mario Rossi, ma il documento è per Carla: si apre in questa scheda/,
      ),
    ).toBeInTheDocument();
  });

  it('says before it is opened that its receiver has to sign in to sign, where they have to', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ needsSignIn: true }));
    renderAt({ screens, path });
    expect(
      await screen.findByText(/accede solo con l’app di autenticazione o una passkey: per firmare, accedere/),
    ).toBeInTheDocument();
  });

  it('says so before a signed document is opened too', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ isSigned: true }));
    renderAt({ screens, path, session: buildSession({ fullName: 'Mario Rossi' }) });
    expect(await screen.findByText(/^Accesso effettuato come Mario Rossi/)).toBeInTheDocument();
  });

  it.each([{}, { isSigned: true }, { isExpired: true }])(
    'leads who is signed in as its receiver to the document as themselves: %j',
    async (state) => {
      server.on(getGuestLink).answer(() => buildReservation({ ...state, ownDocumentId: 'document-1' }));
      const { currentPath } = renderAt({ screens, path, session: buildSession() });
      await waitFor(() => expect(currentPath()).toBe('/sign/document-1'));
      expect(server.inputs(openGuestLink)).toEqual([]);
    },
  );

  it.each([
    ['incomplete', '/reservate/xlin', /^Il link è incompleto/],
    ['incomplete', `/reservate/${'x'.repeat(3000)}`, /^Il link è incompleto/],
    ['replaced', path, /^Il documento è stato inviato di nuovo/],
    ['readdressed', path, /^Il documento è passato a un altro indirizzo/],
    ['over', path, /^Il documento è stato firmato più di trenta giorni fa/],
  ])('names the one cause of a link that is %s, and has the way in', async (cause, address, sentence) => {
    server.on(getGuestLink).fail({ code: 'link-invalid', details: { cause } });
    renderAt({ screens, path: address });
    expect(await screen.findByRole('heading', { name: 'Questo link non è più valido' })).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/documents');
  });

  it('says of a document that was taken back that it was', async () => {
    server.on(getGuestLink).fail({ code: 'link-invalid', details: { cause: 'withdrawn' } });
    renderAt({ screens, path });
    expect(
      await screen.findByRole('heading', { name: 'Il mittente ha ritirato il documento' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Non va più firmato, e questo link non lo apre più/)).toBeInTheDocument();
  });

  it('leads who is signed in to their documents', async () => {
    server.on(getGuestLink).fail({ code: 'link-invalid', details: { cause: 'readdressed' } });
    renderAt({ screens, path, session: buildSession() });
    expect(await screen.findByRole('link', { name: 'I documenti' })).toHaveAttribute('href', '/documents');
  });

  it.each([
    ['it', 'Documento scaduto !'],
    ['en', 'Document expired !'],
  ] as const)('says in %s that the document expired', async (language, title) => {
    server.on(getGuestLink).answer(() => buildReservation({ isExpired: true }));
    renderAt({ screens, path, language });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Apri e firma|Open and sign/ })).not.toBeInTheDocument();
  });

  it('asks the sender of an expired document for a new sending by one press', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ isExpired: true }));
    server.on(requestNewSending).cut();
    renderAt({ screens, path });
    const ask = await screen.findByRole('button', { name: 'Chiedi un nuovo invio' });
    await userEvent.click(ask);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.on(requestNewSending).succeed();
    await userEvent.click(ask);
    expect(await screen.findByText(/Richiesta inviata a Anna Rossi/)).toBeInTheDocument();
    expect(server.inputs(requestNewSending).at(-1)).toEqual({ link: 'xlinklinkx' });
    expect(screen.queryByRole('button', { name: 'Chiedi un nuovo invio' })).not.toBeInTheDocument();
  });

  it('says to who asks too often that the sender knows', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ isExpired: true }));
    server.on(requestNewSending).fail({ code: 'too-many-requests' });
    renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi un nuovo invio' }));
    expect(await screen.findByText(/già stato avvisato/)).toBeInTheDocument();
  });

  it('says before anything is opened from whom it comes, how long it is and since when it waits', async () => {
    server
      .on(getGuestLink)
      .answer(() => buildReservation({ pageCount: 1, sentAt: '2026-03-21T09:00:00.000Z' }));
    renderAt({ screens, path });
    expect(await screen.findByText('anna.rossi@example.com')).toBeInTheDocument();
    expect(screen.getByText('1 pagina · 3 firme richieste')).toBeInTheDocument();
    expect(screen.getByText('21/03/2026, 10:00')).toBeInTheDocument();
    expect(screen.getByText('Nessuna scadenza')).toBeInTheDocument();
  });

  it('lets whoever is not meant say so after a question, and opens nothing any more', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    server.on(reportWrongReceiver).cut();
    renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Non sono Carla: avvisa il mittente' }));
    const question = await screen.findByRole('alertdialog', { name: 'Destinatario errato?' });
    expect(question).toHaveTextContent('Anna Rossi saprà che «Contratto di locazione»');
    expect(server.inputs(reportWrongReceiver)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Non sono Carla' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.on(reportWrongReceiver).succeed();
    await userEvent.click(screen.getByRole('button', { name: 'Non sono Carla: avvisa il mittente' }));
    const again = await screen.findByRole('alertdialog', { name: 'Destinatario errato?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Non sono Carla' }));
    expect(await screen.findByRole('heading', { name: /il mittente è stato avvisato/ })).toBeInTheDocument();
    expect(server.inputs(reportWrongReceiver).at(-1)).toEqual({ link: 'xlinklinkx' });
    expect(screen.queryByRole('button', { name: 'Apri e firma' })).not.toBeInTheDocument();
  });

  it('leaves a mail to the sender to whoever is not meant once a box is signed', async () => {
    server.on(getGuestLink).answer(() => buildReservation({ signaturesDone: 1 }));
    renderAt({ screens, path });
    expect(await screen.findByRole('link', { name: 'Non sono Carla: avvisa il mittente' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:anna\.rossi@example\.com\?subject=.*Contratto%20di%20locazione/),
    );
  });

  it.each([
    ['it', '1 di 3 firme apposte', 'Riprendi'],
    ['en', '1 of 3 signatures made', 'Go on'],
  ] as const)('says in %s to who returns how far they came', async (language, progress, button) => {
    server.on(getGuestLink).answer(() => buildReservation({ signaturesDone: 1 }));
    renderAt({ screens, path, language });
    expect(await screen.findByRole('progressbar', { name: progress })).toHaveValue(1);
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  });

  it('offers who signed already to see the document', async () => {
    const may = { ...buildReceiverRow().may, sign: false };
    server.on(getGuestLink).answer(() => buildReservation({ isSigned: true }));
    server
      .on(listDocuments)
      .answer(() => ({ rows: [buildReceiverRow({ isSigned: true, may })], next: null }));
    letOpen();
    const { currentPath } = renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Vedi il documento' }));
    await waitFor(() => expect(currentPath()).toBe('/sign/document-1'));
  });

  it('recovers when the network comes back', async () => {
    server.on(getGuestLink).cut();
    renderAt({ screens, path });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getByRole('alert')).toHaveTextContent('il link resta valido');
    server.on(getGuestLink).answer(() => buildReservation());
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Apri e firma' })).toBeInTheDocument();
  });

  it('shows why it did not open and lets one try again', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    server.on(openGuestLink).cut();
    const { currentPath } = renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri e firma' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Il servizio non risponde');
    expect(currentPath()).toBe(path);
    const again = screen.getByRole('button', { name: 'Apri e firma' });
    expect(again).toBeEnabled();
    // It stands above the button that was pressed, where one looks.
    expect(again.compareDocumentPosition(screen.getByRole('alert'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('says that the browser keeps no cookies where the session that was opened is not there', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    letOpen();
    server.on(getBoot).answer(() => buildBoot({ session: null }));
    const { currentPath } = renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri e firma' }));
    expect(await screen.findByText(/non lascia conservare i cookie/)).toBeInTheDocument();
    expect(currentPath()).toBe(path);
  });

  it('offers no button any more when the link ended while it was looked at', async () => {
    server.on(getGuestLink).answer(() => buildReservation());
    server.on(openGuestLink).fail({ code: 'link-invalid' });
    renderAt({ screens, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri e firma' }));
    expect(await screen.findByRole('heading', { name: 'Questo link non è più valido' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apri e firma' })).not.toBeInTheDocument();
  });
});
