import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteSignatureObjects,
  listSignatureObjects,
  type SignatureObjectRow,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, setViewport, withFrame } from 'shared-ui/testing';
import { SignatureObjectsScreen } from './signature-objects.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();

function buildObject(overrides: Partial<SignatureObjectRow> = {}): SignatureObjectRow {
  return {
    number: 1,
    id: 'one',
    kind: 'signature',
    isDefault: true,
    createdAt: '2026-11-21T09:00:00.000Z',
    picture: '/api/getSignatureObjectPicture?v_id=one&v=1',
    fileKind: '',
    text: '',
    version: 1,
    ...overrides,
  };
}

const words = buildObject({ number: 2, id: 'two', kind: 'text', picture: '', text: 'Letto e approvato' });
const other = buildObject({ number: 3, id: 'three', isDefault: false });

function open(rows: SignatureObjectRow[] = [buildObject(), words, other]) {
  server.on(listSignatureObjects).answer(({ input }) => {
    const shown = rows.filter(({ text }) => text.includes(input.search));
    return { rows: shown, total: shown.length, next: null };
  });
  const session = buildSession({ permissions: ['oggetti_docsign'] });
  return renderAt({ screens: { '/firme': withFrame(SignatureObjectsScreen) }, path: '/firme', session });
}

const button = (name: string) => screen.getByRole('button', { name });
const tick = async (name: RegExp) => user.click(await screen.findByRole('checkbox', { name }));

describe('/firme', () => {
  it('lists the objects with their columns: time above date, type, default and how they look', async () => {
    open();
    const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['', '1', '10:0021/11/2026', 'Firma', 'Default', '']);
    expect(within(row).getByRole('img', { name: 'La tua firma' })).toHaveAttribute(
      'src',
      '/api/getSignatureObjectPicture?v_id=one&v=1',
    );
    expect(screen.getByText('Letto e approvato')).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(['N.', 'Data', 'Tipo', 'Default', 'Oggetto']);
    expect(screen.getByRole('checkbox', { name: 'Seleziona tutto' })).toBeInTheDocument();
  });

  it('offers what goes with the selection', async () => {
    const { currentPath } = open();
    await screen.findAllByRole('row');
    expect([button('Aggiungi'), button('Modifica')].map((each) => each.matches(':disabled'))).toEqual([
      false,
      true,
    ]);
    await tick(/Firma 1/);
    expect(button('Aggiungi')).toBeDisabled();
    expect(button('Modifica')).toBeEnabled();
    await tick(/Testo 2/);
    expect(button('Modifica')).toBeDisabled();
    await tick(/Testo 2/);
    await user.click(button('Modifica'));
    expect(currentPath()).toBe('/editFirma/one');
  });

  it('deletes once it was asked, and says which is the new default', async () => {
    server.on(deleteSignatureObjects).answer(() => ({ newDefaults: ['signature'] }));
    open();
    await tick(/Firma 1/);
    await user.click(button('Elimina'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: "Vuoi eliminare l'elemento selezionato ?" }),
    );
    expect(dialog.getByText(/c’è un oggetto predefinito/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Oggetto eliminato')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Firma 1/ })).not.toBeInTheDocument();
    expect(server.inputs(deleteSignatureObjects)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText(/Dati eliminati correttamente\. Il nuovo .*: Firma/)).toBeInTheDocument();
    expect(server.inputs(deleteSignatureObjects)).toEqual([{ ids: ['one'] }]);
  });

  it('gives back what was deleted within ten seconds', async () => {
    server.on(deleteSignatureObjects).answer(() => ({ newDefaults: [] }));
    open();
    await tick(/Firma 1/);
    await tick(/Testo 2/);
    await user.click(button('Elimina'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Vuoi eliminare gli elementi selezionati ?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('2 oggetti eliminati')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByRole('checkbox', { name: /Firma 1/ })).toBeInTheDocument();
    expect(server.inputs(deleteSignatureObjects)).toEqual([]);
  });

  it('searches in a popup, and clears the search', async () => {
    const { currentPath } = open();
    await screen.findAllByRole('row');
    await user.click(button('Cerca'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerca oggetti' }));
    await user.type(dialog.getByLabelText('Tipo, testo o data'), 'niente');
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Nessun risultato')).toBeInTheDocument();
    // Whoever comes back from an object finds it searched as it was.
    expect(currentPath()).toBe('/firme?search=niente');
    await user.click(screen.getAllByRole('button', { name: 'Togli la ricerca' })[0] as HTMLElement);
    expect(await screen.findByText('Letto e approvato')).toBeInTheDocument();
  });

  it('says what objects are for where there is none', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Nessun oggetto' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inserisci un oggetto' })).toHaveAttribute(
      'href',
      '/editFirma/0',
    );
  });

  it('says why they did not come', async () => {
    open();
    server.on(listSignatureObjects).fail({ code: 'unavailable', message: 'Riprova tra poco' });
    expect(
      await screen.findByRole('heading', { name: 'Gli oggetti non sono disponibili' }, { timeout: 4000 }),
    ).toBeInTheDocument();
  });

  it('shows cards on a phone', async () => {
    setViewport('phone');
    open();
    const list = within(await screen.findByRole('list', { name: 'Oggetti di firma' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(list.getAllByText('10:00 21/11/2026')).toHaveLength(3);
    await waitFor(() => expect(list.getAllByRole('img', { name: 'La tua firma' })).toHaveLength(2));
    setViewport('desktop');
  });
});
