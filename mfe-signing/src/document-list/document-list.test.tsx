import { act, screen, waitFor, within } from '@testing-library/react';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { getDocumentHistory, listDocuments } from 'shared-api/contracts/signing';
import { setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildDocument } from '../testing/document.builders.ts';

const { server, user, answerRows, openAsAdmin, tick, open, button } = setUpDocumentGrid();

describe('the document grid of administrators', () => {
  it('asks for thirty documents that are not signed, and shows them', async () => {
    openAsAdmin();
    expect(await screen.findByText('Contratto di locazione')).toBeInTheDocument();
    expect(server.inputs(listDocuments).at(-1)).toMatchObject({ status: '0', start: 0, length: 30 });
    expect(screen.getByText('Carla Gallo')).toBeInTheDocument();
  });

  it('keeps status, search, company and person in the address', async () => {
    const { currentPath } = openAsAdmin();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Stato della firma' }), 'Tutti');
    await user.click(await button('Cerca'));
    await user.type(screen.getByRole('searchbox'), ' affitto ');
    await user.click(await button('Conferma'));
    await user.click(await button('Azienda'));
    await user.click(await button('Acme'));
    await user.click(await button('Persone'));
    await user.click(await screen.findByRole('button', { name: /Mario Rossi/ }));
    expect(currentPath()).toBe('/documentsAdmin?status=-1&search=affitto&company=acme&resource=u1');
    await waitFor(() =>
      expect(server.inputs(listDocuments).at(-1)).toMatchObject({
        status: '-1',
        search: 'affitto',
        companyId: 'acme',
        userId: 'u1',
      }),
    );
  });

  it("puts 'Tutte' first in the company sheet read when it opens, and finds companies by name", async () => {
    openAsAdmin();
    await screen.findByText('Contratto di locazione');
    expect(server.inputs(listOwnCompanies)).toEqual([]);
    await user.click(await button('Azienda'));
    const sheet = within(await screen.findByRole('dialog'));
    const names = async () => (await sheet.findAllByRole('listitem')).map((item) => item.textContent);
    expect(await names()).toEqual(['Tutte', 'Acme', 'Beta']);
    await user.type(sheet.getByRole('searchbox'), 'bet');
    await waitFor(async () => expect(await names()).toEqual(['Beta']));
  });

  it('starts over when it is refreshed', async () => {
    openAsAdmin();
    await screen.findByText('Contratto di locazione');
    answerRows([buildDocument({ title: 'Busta paga' })]);
    await user.click(await button('Aggiorna'));
    expect(await screen.findByText('Busta paga')).toBeInTheDocument();
  });

  it('says nothing of signatures that nobody gave where there is no document at all', async () => {
    answerRows([]);
    openAsAdmin();
    expect(await screen.findByText(/^Niente aspetta una firma/)).toBeInTheDocument();
    expect(screen.queryByText(/Tutto firmato/)).not.toBeInTheDocument();
  });

  it('says that a refresh failed, and leaves the rows', async () => {
    openAsAdmin();
    await screen.findByText('Contratto di locazione');
    server.on(listDocuments).fail({ code: 'unavailable', message: 'Il server non risponde' });
    await user.click(await button('Aggiorna'));
    expect(
      await screen.findByText('Il server non risponde', undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(screen.getByText('Contratto di locazione')).toBeInTheDocument();
  });

  it('loads the next rows after the cursor of those before', async () => {
    server
      .on(listDocuments)
      .answer(({ input }) =>
        input.cursor
          ? { rows: [buildDocument({ id: 'document-2', title: 'Seconda' })], next: null }
          : { rows: [buildDocument()], next: 'after-1' },
      );
    openAsAdmin();
    await user.click(await button('Carica altri'));
    expect(await screen.findByText('Seconda')).toBeInTheDocument();
    expect(server.inputs(listDocuments).at(-1)).toMatchObject({
      cursor: 'after-1',
      start: 1,
      length: 30,
    });
  });

  it('selects every row, those not loaded yet too', async () => {
    server
      .on(listDocuments)
      .answer(({ input }) =>
        input.cursor
          ? { rows: [buildDocument({ id: 'document-2' })], next: null }
          : { rows: [buildDocument()], next: 'after-1' },
      );
    openAsAdmin();
    await tick('Seleziona quello caricato');
    expect(screen.getByText('1 documento selezionato')).toBeInTheDocument();
    expect(screen.getByText(/un altro non è selezionato/)).toBeInTheDocument();
    await user.click(await button('Seleziona tutto (2)'));
    expect(await screen.findByText('2 documenti selezionati')).toBeInTheDocument();
    expect(server.inputs(listDocuments).at(-1)).toMatchObject({ cursor: 'after-1', length: 100 });
  });

  it('leads to adding, editing and viewing', async () => {
    const { currentPath } = openAsAdmin();
    await user.click(await button('Aggiungi'));
    expect(currentPath()).toBe('/editDocument');
  });

  it('opens a draft to go on with it, and what was sent to look back at it', async () => {
    const { currentPath, unmount } = openAsAdmin();
    await open('Contratto di locazione');
    expect(currentPath()).toBe('/updateDocument/document-1');
    unmount();
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
    const who = 'Carla Gallo';
    const event = { at: '2026-11-21T10:00:00.000Z', ip: '192.0.2.1', box: null };
    server.on(getDocumentHistory).answer(() => ({
      events: [
        { ...event, kind: 'sent', who: 'Elena Ricci' },
        { ...event, kind: 'signed', who, box: 1 },
      ],
    }));
    const again = openAsAdmin();
    await open('Contratto di locazione');
    const details = within(await screen.findByRole('dialog', { name: 'Contratto di locazione' }));
    expect(await details.findByText('Firma 1 di 2 apposta')).toHaveTextContent(
      '21/11/2026, 11:00 · Carla Gallo · da 192.0.2.1',
    );
    expect(details.getAllByRole('listitem')[1]).toHaveTextContent('Inviato21/11/2026, 11:00 · Elena Ricci');
    expect(server.inputs(getDocumentHistory)).toEqual([{ id: 'document-1' }]);
    await user.click(details.getByRole('button', { name: 'Vedi il documento' }));
    expect(again.currentPath()).toBe('/viewAttachment?id=document-1');
  });

  it.each([
    ['Modifica', '/updateDocument/document-1'],
    ['Vedi', '/viewAttachment?id=document-1'],
  ])('leads from one document by %s to %s', async (label, path) => {
    const { currentPath } = openAsAdmin();
    await tick(/Contratto/);
    await user.click(await button(label));
    expect(currentPath()).toBe(path);
  });

  it('says that it is loading, that it failed, and loads anew', async () => {
    server.on(listDocuments).fail({ code: 'internal', message: 'Qualcosa non va' });
    openAsAdmin();
    expect(screen.getByRole('status', { name: 'Caricamento dei documenti' })).toBeInTheDocument();
    const notice = await screen.findByRole('alert', undefined, { timeout: 4000 });
    expect(notice).toHaveTextContent('I documenti non si sono caricati');
    expect(notice).toHaveTextContent('Qualcosa non va');
    answerRows([buildDocument()]);
    await user.click(await button('Riprova'));
    expect(await screen.findByText('Contratto di locazione')).toBeInTheDocument();
  });

  it('distinguishes no documents from none found', async () => {
    answerRows([]);
    openAsAdmin('/documentsAdmin?status=-1');
    expect(await screen.findByText('Ancora nessun documento')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Cerca' }).click());
    await user.type(screen.getByRole('searchbox'), 'xyz{Enter}');
    expect(await screen.findByText('Nessun documento corrisponde')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cerca anche tra i firmati' })).not.toBeInTheDocument();
    await user.click(await button('Togli i filtri'));
    expect(await screen.findByText('Ancora nessun documento')).toBeInTheDocument();
  });

  it('takes every filter away, that of the status too', async () => {
    answerRows([]);
    const { currentPath } = openAsAdmin('/documentsAdmin?search=xyz&status=1');
    await user.click(await button('Togli i filtri'));
    expect(currentPath()).toBe('/documentsAdmin');
  });

  it('offers to search the signed ones too where nothing is found', async () => {
    answerRows([]);
    const { currentPath } = openAsAdmin('/documentsAdmin?search=affitto');
    await user.click(await button('Cerca anche tra i firmati'));
    expect(currentPath()).toBe('/documentsAdmin?search=affitto&status=-1');
  });
});
