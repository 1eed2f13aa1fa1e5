import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getFilterAziende } from 'shared-api/contracts/directory';
import {
  AlertMsgDownAttachDocSign,
  DocSignDeleteDocumentApi,
  DocSignDeleteMultiDocumentApi,
  DocSignGetDocumentsApi,
  DocSignSendMessage,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { rememberSigned } from '../sign/just-signed.ts';
import { withBar } from '../testing/bar-view.tsx';
import { buildAdmin, buildDocument, buildSignedDocument } from '../testing/document.builders.ts';
import { buildReceiverRow } from '../testing/receiver.builders.ts';
import { renderAt } from '../testing/render-at.tsx';
import { DocumentsScreen } from './documents.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const screens = { '/documentsAdmin': withBar(DocumentsScreen), '/documents': withBar(DocumentsScreen) };

function answerRows(rows: DocumentRow[], next: string | null = null) {
  server.on(DocSignGetDocumentsApi).answer(() => ({ rows, next }));
}

function openAsAdmin(path = '/documentsAdmin', language: 'it' | 'en' = 'it') {
  return renderAt({ screens, path, session: buildAdmin(), language });
}

const tick = async (name: RegExp | string) => user.click(await screen.findByRole('checkbox', { name }));
const button = (name: string) => screen.findByRole('button', { name });

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
  localStorage.clear();
  server.on(getFilterAziende).answer(() => ({
    companies: [
      {
        id: 'acme',
        name: 'Acme',
        employees: [{ id: 'r1', userId: 'u1', user: null, name: 'Mario Rossi', usesBadge: false }],
      },
      { id: 'beta', name: 'Beta', employees: [] },
    ],
  }));
  answerRows([buildDocument()]);
});

describe('the document grid of administrators', () => {
  it('asks for thirty documents that are not signed, and shows them', async () => {
    openAsAdmin();
    expect(await screen.findByText('Contratto di locazione')).toBeInTheDocument();
    expect(server.inputs(DocSignGetDocumentsApi).at(-1)).toMatchObject({ status: '0', start: 0, length: 30 });
    expect(screen.getByText('Carla Gallo, carla.gallo@example.com')).toBeInTheDocument();
  });

  it('keeps status, search, company and person in the address', async () => {
    const { location } = openAsAdmin();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Stato della firma' }), 'Tutti');
    await user.click(await button('Cerca'));
    await user.type(screen.getByRole('searchbox'), ' affitto ');
    await user.click(await button('Conferma'));
    await user.click(await button('Azienda'));
    await user.click(await button('Acme'));
    await user.click(await button('Risorse'));
    await user.click(await screen.findByRole('button', { name: /Mario Rossi/ }));
    expect(location()).toBe('/documentsAdmin?status=-1&search=affitto&company=acme&resource=u1');
    await waitFor(() =>
      expect(server.inputs(DocSignGetDocumentsApi).at(-1)).toMatchObject({
        status: '-1',
        search: 'affitto',
        companyId: 'acme',
        userId: 'u1',
      }),
    );
  });

  it("puts 'Tutte' first in the company sheet and finds companies by name", async () => {
    openAsAdmin();
    await user.click(await button('Azienda'));
    const sheet = within(await screen.findByRole('dialog'));
    const names = async () => (await sheet.findAllByRole('listitem')).map((item) => item.textContent);
    expect(await names()).toEqual(['Tutte', 'Acme', 'Beta']);
    await user.type(sheet.getByRole('searchbox'), 'bet{Enter}');
    expect(await names()).toEqual(['Beta']);
  });

  it('starts over when it is refreshed', async () => {
    openAsAdmin();
    await screen.findByText('Contratto di locazione');
    answerRows([buildDocument({ title: 'Busta paga' })]);
    await user.click(await button('Aggiorna'));
    expect(await screen.findByText('Busta paga')).toBeInTheDocument();
  });

  it('loads the next rows after the cursor of those before', async () => {
    server
      .on(DocSignGetDocumentsApi)
      .answer(({ input }) =>
        input.cursor
          ? { rows: [buildDocument({ id: 'document-2', title: 'Seconda' })], next: null }
          : { rows: [buildDocument()], next: 'after-1' },
      );
    openAsAdmin();
    await user.click(await button('Carica altri'));
    expect(await screen.findByText('Seconda')).toBeInTheDocument();
    expect(server.inputs(DocSignGetDocumentsApi).at(-1)).toMatchObject({
      cursor: 'after-1',
      start: 1,
      length: 30,
    });
  });

  it('selects every row, those not loaded yet too', async () => {
    server
      .on(DocSignGetDocumentsApi)
      .answer(({ input }) =>
        input.cursor
          ? { rows: [buildDocument({ id: 'document-2' })], next: null }
          : { rows: [buildDocument()], next: 'after-1' },
      );
    openAsAdmin();
    await tick('Seleziona tutti');
    expect(screen.getByText('1 documento selezionato')).toBeInTheDocument();
    await user.click(await button('Seleziona anche gli altri'));
    expect(await screen.findByText('2 documenti selezionati')).toBeInTheDocument();
    expect(server.inputs(DocSignGetDocumentsApi).at(-1)).toMatchObject({ cursor: 'after-1', length: 100 });
  });

  it('sends what is selected and shows what becomes of the mail', async () => {
    server.on(DocSignSendMessage).answer(() => ({ Result: 'OK' }));
    openAsAdmin();
    await tick(/Contratto/);
    answerRows([
      buildDocument({ isSent: true, state: 'sent', delivery: 'failed', deliveryProblem: 'No such mailbox' }),
    ]);
    await user.click(await button('Invia'));
    expect(await screen.findByText('Messaggi inviati correttamente')).toBeInTheDocument();
    expect(server.inputs(DocSignSendMessage).at(-1)).toEqual({ ids: ['document-1'] });
    expect(await screen.findByText('Mail non consegnata')).toBeInTheDocument();
    expect(screen.getByText(/No such mailbox/)).toBeInTheDocument();
  });

  it('asks for the hours of a document that expires without any', async () => {
    server.on(DocSignSendMessage).answer(() => ({ Result: 'OK' }));
    answerRows([buildDocument({ expires: true })]);
    openAsAdmin('/documentsAdmin', 'en');
    await tick(/Contratto/);
    await user.click(await button('Send'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours Expire' }));
    await user.type(dialog.getByRole('spinbutton'), '25');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(
      dialog.getByText('Specify a value greater than 0 and less than or equal to 24'),
    ).toBeInTheDocument();
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '1.5-2');
    expect(dialog.getByRole('spinbutton')).toHaveValue('152');
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '12{Enter}');
    expect(await screen.findByText('Messages sent successfully')).toBeInTheDocument();
    expect(server.inputs(DocSignSendMessage).at(-1)).toEqual({ ids: ['document-1'], hours: 12 });
  });

  it('asks before it sends again', async () => {
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
    const before = server.inputs(DocSignSendMessage).length;
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Invia'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Inviare di nuovo?' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(server.inputs(DocSignSendMessage)).toHaveLength(before);
  });

  it('says why a sending failed, and keeps the selection', async () => {
    server.on(DocSignSendMessage).fail({ code: 'forbidden', message: 'Non puoi inviare questo documento' });
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Invia'));
    expect(await screen.findByText('Non puoi inviare questo documento')).toBeInTheDocument();
    expect(screen.getByText('1 documento selezionato')).toBeInTheDocument();
  });

  it.each([
    ['it', 'Elimina', "Vuoi eliminare l'elemento selezionato ?", 'Dati eliminati correttamente'],
    ['en', 'Delete', 'Do you want to delete the selected item ?', 'Data deleted successfully'],
  ] as const)('deletes one document after asking (%s)', async (language, label, question, done) => {
    server.on(DocSignDeleteDocumentApi).answer(() => ({ Result: 'OK' }));
    openAsAdmin('/documentsAdmin', language);
    await tick(/Contratto/);
    await user.click(await button(label));
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(server.inputs(DocSignDeleteDocumentApi).at(-1)).toEqual({ id: 'document-1' });
    await waitFor(() => expect(screen.queryByText('Contratto di locazione')).not.toBeInTheDocument());
  });

  it.each([
    ['it', 'Seleziona tutti', 'Elimina', 'Vuoi eliminare gli elementi selezionati ?'],
    ['en', 'Select all', 'Delete', 'Are you sure you want to delete the selected items ?'],
  ] as const)('deletes several documents after asking (%s)', async (language, all, label, question) => {
    server.on(DocSignDeleteMultiDocumentApi).answer(() => ({ Result: 'OK' }));
    answerRows([buildDocument(), buildDocument({ id: 'document-2' })]);
    openAsAdmin('/documentsAdmin', language);
    await tick(all);
    await user.click(await button(label));
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() =>
      expect(server.inputs(DocSignDeleteMultiDocumentApi).at(-1)).toEqual({
        ids: ['document-1', 'document-2'],
      }),
    );
  });

  it('leads to adding, editing and viewing', async () => {
    const { location } = openAsAdmin();
    await user.click(await button('Aggiungi'));
    expect(location()).toBe('/editDocument');
  });

  it.each([
    ['Modifica', '/updateDocument/document-1'],
    ['Vedi', '/viewAttachment?id=document-1'],
  ])('leads from one document by %s to %s', async (label, path) => {
    const { location } = openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button(label));
    expect(location()).toBe(path);
  });

  it('saves the signed copy under its name, and says when it cannot', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:copy');
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    server.on(AlertMsgDownAttachDocSign).answer(() => new Blob(['%PDF']));
    answerRows([buildSignedDocument()]);
    openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button('Scarica'));
    await waitFor(() => expect(saved).toEqual(['signed_contratto.pdf']));
    expect(server.inputs(AlertMsgDownAttachDocSign).at(-1)).toEqual({ id: 'document-1' });
    server.on(AlertMsgDownAttachDocSign).fail({ code: 'not-found', message: 'La copia non c’è più' });
    await user.click(await button('Scarica'));
    expect(await screen.findByText('La copia non c’è più')).toBeInTheDocument();
  });

  it('says that it is loading, that it failed, and loads anew', async () => {
    server.on(DocSignGetDocumentsApi).fail({ code: 'forbidden', message: 'Non hai accesso' });
    openAsAdmin();
    expect(screen.getByRole('status', { name: 'Caricamento dei documenti' })).toBeInTheDocument();
    const alert = await screen.findByRole('alert', undefined, { timeout: 4000 });
    expect(alert).toHaveTextContent('I documenti non si sono caricati');
    expect(alert).toHaveTextContent('Non hai accesso');
    answerRows([buildDocument()]);
    await user.click(await button('Riprova'));
    expect(await screen.findByText('Contratto di locazione')).toBeInTheDocument();
  });

  it('tells no documents from none found', async () => {
    answerRows([]);
    openAsAdmin('/documentsAdmin?status=-1');
    expect(await screen.findByText('Ancora nessun documento')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Cerca' }).click());
    await user.type(screen.getByRole('searchbox'), 'xyz{Enter}');
    expect(await screen.findByText('Nessun documento corrisponde')).toBeInTheDocument();
    await user.click(await button('Togli i filtri'));
    expect(await screen.findByText('Ancora nessun documento')).toBeInTheDocument();
  });
});

describe('the document grid of receivers', () => {
  const receiver = (needsSmsCode = false) => buildSession({ isGuest: true, needsSmsCode });
  const open = (needsSmsCode = false, language: 'it' | 'en' = 'it') =>
    renderAt({ screens, path: '/documents', session: receiver(needsSmsCode), language });

  beforeEach(() => answerRows([buildReceiverRow()]));

  it('has neither status filter nor refresh nor pickers, and shows signed documents too', async () => {
    open();
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    for (const name of ['Aggiorna', 'Azienda', 'Risorse', 'Aggiungi'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(server.inputs(DocSignGetDocumentsApi).at(-1)).toMatchObject({ status: '-1' });
  });

  it.each([
    [true, 'Select the document and click the verify phone button to verify or view to see and sign'],
    [false, 'Select the document and click to see and sign'],
  ])('gives the hint once (SMS code %s)', async (needsCode, hint) => {
    const first = open(needsCode, 'en');
    expect(await screen.findByText(hint)).toBeInTheDocument();
    first.unmount();
    open(needsCode, 'en');
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('leads to signing', async () => {
    const { location } = open();
    await tick(/Contratto/);
    await user.click(await button('Vedi'));
    expect(location()).toBe('/sign/document-1');
  });

  it('leads to the verification of the phone where a code is asked for', async () => {
    const row = buildReceiverRow();
    answerRows([{ ...row, may: { ...row.may, view: false, verifyMobile: true } }]);
    const { location } = open(true);
    await tick(/Contratto/);
    await user.click(await button('Verifica telefono'));
    expect(location()).toBe('/verifiyMobile?document=document-1');
  });

  it('selects the document that was just signed after one second', async () => {
    rememberSigned('document-1');
    open();
    const box = await screen.findByRole('checkbox', { name: /Contratto/ });
    expect(box).not.toBeChecked();
    await waitFor(() => expect(box).toBeChecked(), { timeout: 2000 });
  });
});
