import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseUsers,
  deleteUsers,
  downloadUsers,
  listSuccessors,
  listUserFilterGroups,
  listUsers,
  type UserRow,
} from 'shared-api/contracts/admin';
import { listKeptData } from 'shared-api/contracts/auth';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildUserRow } from '../testing/users.builders.ts';
import { FilterUsersScreen } from './filter-users.screen.tsx';
import { UsersScreen } from './users.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(UsersScreen);
const FilterScreen = withFrame(FilterUsersScreen);
const superUser = buildBoot({ session: buildSession({ userId: 'root', flags: { a: 'S', b: 'N' } }) });
const ofCompany = buildBoot({
  session: buildSession({
    userId: 'hr',
    flags: { a: 'N', b: 'S' },
    permissions: ['utenti_docsign'],
    company: { id: 'acme', name: 'Acme' },
  }),
});

const mario = buildUserRow();
const anna = buildUserRow({
  firstName: 'Anna',
  lastName: 'Neri',
  lastLoginAt: null,
  groups: ['Ufficio', 'Sede'],
});
const luca = buildUserRow({ firstName: 'Luca', lastName: 'Verdi', isActive: false });

const answerRows = (rows: readonly UserRow[], total = rows.length) =>
  server.on(listUsers).answer(() => ({ rows: [...rows], next: total > rows.length ? 'more' : null, total }));

beforeEach(() => {
  notify.clear();
  localStorage.clear();
  setViewport('phone');
  answerRows([anna, mario, luca]);
  server
    .on(listUserFilterGroups)
    .answer(() => ({ groups: [{ id: 'g1', name: 'Ufficio', companyName: 'Acme' }] }));
  server.on(listKeptData).answer(() => ({
    kept: [{ what: 'Ore', why: 'è un registro', until: '2036-03-16' }],
  }));
  server.on(listOwnCompanies).answer(() => ({
    companies: [
      { id: 'acme', name: 'Acme' },
      { id: 'beta', name: 'Beta' },
    ],
  }));
  server.on(listSuccessors).answer(() => ({ openDocuments: 0, successors: [] }));
  server
    .on(chooseUsers)
    .answer(({ input: { ids = [] } }) => ({ selection: 'choice-1', count: ids.length, userIds: [...ids] }));
});

const open = (path = '/users', boot = superUser) => renderScreen(<Screen />, { boot, path });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const address = () => screen.getByTestId('address');
const bar = () => within(screen.getByRole('navigation', { name: 'bar' }));

describe('the company of the users', () => {
  it('is chosen in a sheet with a search, remembered, and leads to the list', async () => {
    setViewport('desktop');
    renderScreen(<FilterScreen />, { boot: superUser, path: '/filterusers' });
    const field = await screen.findByRole('textbox', { name: 'Azienda' });
    expect(field).toHaveValue('Tutte le aziende');
    expect(field).toHaveAttribute('readonly');
    await userEvent.click(field);
    const sheet = within(await screen.findByRole('dialog', { name: 'Scegli l’azienda' }));
    await userEvent.type(sheet.getByRole('searchbox'), 'bet');
    await userEvent.click(await sheet.findByRole('button', { name: 'Beta' }));
    expect(field).toHaveValue('Beta');
    await press('Conferma');
    expect(address()).toHaveTextContent('/users');
    setViewport('phone');
    open();
    await waitFor(() => expect(server.inputs(listUsers)[0]).toMatchObject({ companyId: 'beta' }));
  });

  it('is their own for who has but one', async () => {
    renderScreen(<FilterScreen />, { boot: ofCompany, path: '/filterusers' });
    expect(await screen.findByRole('textbox', { name: 'Azienda' })).toHaveValue('Acme');
    expect(screen.queryByRole('button', { name: 'Cambia azienda' })).not.toBeInTheDocument();
  });
});

describe('the list of users', () => {
  it('has a card with name, company, one state and groups, which opens the user', async () => {
    open();
    const card = within(
      (await screen.findByRole('button', { name: 'Neri Anna' })).closest('li') as HTMLElement,
    );
    expect(card.getByText('Acme')).toBeInTheDocument();
    expect(card.getByText('Mai entrato')).toBeInTheDocument();
    expect(card.getByText('Ufficio, Sede')).toBeInTheDocument();
    expect(screen.getByText('Non attivo')).toBeInTheDocument();
    await press('Neri Anna');
    expect(address()).toHaveTextContent(`/editUser/${anna.id}`);
  });

  it('is narrowed by the address', async () => {
    open('/users?search=neri&active=N&admin=S&group=g1&never=1&sort=-email');
    await screen.findByRole('button', { name: 'Neri Anna' });
    expect(server.inputs(listUsers)[0]).toMatchObject({
      search: 'neri',
      isActive: false,
      isAdministrator: true,
      groupId: 'g1',
      hasSignedIn: false,
      sort: 'email',
      direction: 'descending',
    });
    answerRows([]);
    await press('Azzera i filtri');
    expect(await screen.findByText('Nessun utente')).toBeInTheDocument();
    expect(server.inputs(listUsers).at(-1)).toMatchObject({ search: '', sort: 'email' });
  });

  it('is searched in a popup, half a second after the last key', async () => {
    open();
    await press('Cerca');
    const popup = within(await screen.findByRole('dialog', { name: 'Cerca' }));
    await userEvent.type(popup.getByRole('searchbox', { name: 'Cerca una persona' }), 'ann');
    await waitFor(() => expect(server.inputs(listUsers).at(-1)).toMatchObject({ search: 'ann' }));
    expect(server.inputs(listUsers).map(({ search }) => search)).toEqual(['', 'ann']);
    await userEvent.type(popup.getByRole('searchbox'), 'a');
    await press('Mostra');
    await waitFor(() => expect(server.inputs(listUsers).at(-1)).toMatchObject({ search: 'anna' }));
  });

  it('can be asked for again when it did not come', async () => {
    server.on(listUsers).cut();
    open();
    expect(await screen.findByText('Gli utenti non si sono caricati')).toBeInTheDocument();
    answerRows([mario]);
    await press('Riprova');
    expect(await screen.findByRole('button', { name: 'Rossi Mario' })).toBeInTheDocument();
  });

  it('offers to add with none, to edit and delete one, and to delete several', async () => {
    open();
    await screen.findByRole('button', { name: 'Neri Anna' });
    expect(bar().getByRole('button', { name: 'Aggiungi' })).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
    await tick('Seleziona Neri Anna');
    expect(bar().getByRole('button', { name: 'Modifica' })).toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Elimina' })).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: 'Aggiungi' })).not.toBeInTheDocument();
    await tick('Seleziona Rossi Mario');
    expect(bar().queryByRole('button', { name: 'Modifica' })).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Elimina' })).toBeInTheDocument();
    await press('Modifica gruppi e stato');
    await waitFor(() => expect(address()).toHaveTextContent(`/editUser/${anna.id},${mario.id}`));
  });

  it('does not offer to delete oneself', async () => {
    answerRows([buildUserRow({ mayDelete: false })]);
    open();
    await tick('Seleziona Rossi Mario');
    expect(bar().getByRole('button', { name: 'Elimina' })).toBeDisabled();
    expect(bar().getByRole('button', { name: 'Modifica' })).toBeEnabled();
  });

  it('asks before it deletes, naming whom, and says who was left', async () => {
    server.on(deleteUsers).answer(() => ({
      deleted: 1,
      refused: [{ id: mario.id, name: 'Rossi Mario', reason: 'yourself' }],
    }));
    open();
    await tick('Seleziona Neri Anna');
    await tick('Seleziona Rossi Mario');
    await press('Elimina');
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminare 2 utenti?' }));
    await question.findByText(/^Fino al/);
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Neri Anna',
      'Rossi Mario',
      'OreFino al 16-03-2036, perché è un registro.',
    ]);
    expect(server.inputs(listKeptData)).toEqual([{ ids: [anna.id, mario.id] }]);
    expect(server.inputs(deleteUsers)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(await screen.findByText(/Rossi Mario: è il tuo utente/)).toBeInTheDocument();
    expect(server.inputs(chooseUsers)[0]).toMatchObject({ ids: [anna.id, mario.id] });
    expect(server.inputs(deleteUsers)).toEqual([{ selection: 'choice-1' }]);
    await waitFor(() => expect(screen.queryByText('2 utenti selezionati')).not.toBeInTheDocument());
  });

  it('sends a document to whom one chose, and to nobody else', async () => {
    open();
    await press('Invia documento');
    expect(await screen.findByText('Selezionare gli utenti a cui inviare il documento')).toBeInTheDocument();
    await tick('Seleziona Neri Anna');
    await press('Invia documento');
    await waitFor(() => expect(address()).toHaveTextContent('/sendDoc'));
    expect(server.inputs(chooseUsers)[0]).toMatchObject({ ids: [anna.id] });
  });

  it('has whom one selected, under the filters as they were, when one comes back from sending', async () => {
    const { unmount } = open('/users?active=S');
    await tick('Seleziona Neri Anna');
    await press('Invia documento');
    await waitFor(() => expect(address()).toHaveTextContent('/sendDoc'));
    unmount();
    open('/users?chosen=choice-1');
    expect(await screen.findByText('1 utente selezionato')).toBeInTheDocument();
    expect(server.inputs(listUsers).at(-1)?.isActive).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Seleziona Neri Anna' })).toBeChecked();
  });

  it('says how many a document goes to at once before one leaves the list', async () => {
    server.on(chooseUsers).answer(() => ({ selection: 'choice-1', count: 1883, userIds: [] }));
    answerRows([anna, mario], 1883);
    open();
    await tick('Seleziona i 2 caricati');
    await press('Seleziona tutto (1883)');
    await press('Invia documento');
    expect(
      await screen.findByText(/^Si può inviare un documento al massimo a 500 utenti/),
    ).toBeInTheDocument();
    expect(address()).toHaveTextContent('/users');
  });

  it('does not offer to send documents to who may not', async () => {
    open('/users', ofCompany);
    await screen.findByRole('button', { name: 'Neri Anna' });
    expect(screen.queryByRole('button', { name: 'Invia documento' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filtri' })).toBeInTheDocument();
  });

  it('keeps whom one selected through a search', async () => {
    open();
    await tick('Seleziona Neri Anna');
    answerRows([mario]);
    await press('Cerca');
    const popup = within(await screen.findByRole('dialog', { name: 'Cerca' }));
    await userEvent.type(popup.getByRole('searchbox'), 'rossi{Enter}');
    await press('Mostra');
    expect(await screen.findByText('1 utente selezionato, 1 fuori da questa ricerca')).toBeInTheDocument();
    await tick('Seleziona Rossi Mario');
    expect(await screen.findByText('2 utenti selezionati, 1 fuori da questa ricerca')).toBeInTheDocument();
  });

  it('selects all of the filter on the server, less those who are taken out again', async () => {
    answerRows([anna, mario, luca], 10_000);
    server.on(chooseUsers).answer(({ input: { except } }) => ({
      selection: 'all-1',
      count: 10_000 - except.length,
      userIds: [],
    }));
    open('/users?active=S');
    await tick('Seleziona i 3 caricati');
    await press('Seleziona tutto (10.000)');
    expect(await screen.findByText('10.000 utenti selezionati')).toBeInTheDocument();
    expect(server.inputs(chooseUsers)[0]).toMatchObject({ isAll: true, isActive: true });
    await tick('Seleziona Rossi Mario');
    expect(await screen.findByText('9999 utenti selezionati')).toBeInTheDocument();
    await press('Elimina');
    expect(await screen.findByText(/Si possono eliminare al massimo 500 utenti/)).toBeInTheDocument();
    URL.createObjectURL = () => 'blob:x';
    server.on(downloadUsers).answer(() => new Blob(['x']));
    await press('Esporta CSV dei selezionati');
    await waitFor(() =>
      expect(server.inputs(chooseUsers).at(-1)).toMatchObject({ selection: 'all-1', except: [mario.id] }),
    );
  });

  it('is saved as a file, all of the filter or whom one selected', async () => {
    URL.createObjectURL = () => 'blob:x';
    server.on(downloadUsers).answer(() => new Blob(['x']));
    open('/users?search=neri');
    await press('Esporta CSV');
    await waitFor(() => expect(server.inputs(downloadUsers)).toEqual([{ search: 'neri', format: 'csv' }]));
    await tick('Seleziona Neri Anna');
    const chosen = { search: '', selection: 'choice-1' };
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ]) {
      await press(`Esporta ${name} dei selezionati`);
      await waitFor(() => expect(server.inputs(downloadUsers).at(-1)).toEqual({ ...chosen, format }));
    }
  });
});
