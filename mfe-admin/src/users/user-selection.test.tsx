import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseUsers, listUserFilterGroups, listUsers, type UserRow } from 'shared-api/contracts/admin';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildUserRow } from '../testing/users.builders.ts';
import { UsersScreen } from './users.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(UsersScreen);
const boot = buildBoot({ session: buildSession({ userId: 'root', flags: { a: 'S', b: 'N' } }) });
const anna = buildUserRow({ firstName: 'Anna', lastName: 'Neri' });
const mario = buildUserRow();
const luca = buildUserRow({ firstName: 'Luca', lastName: 'Verdi', isActive: false });
const total = 3143;

const found = ({ search = '', isActive }: { search?: string; isActive?: boolean | undefined }): UserRow[] =>
  [anna, mario, luca].filter(
    (user) =>
      user.lastName.toLowerCase().includes(search) && (isActive === undefined || user.isActive === isActive),
  );

beforeEach(() => {
  notify.clear();
  setViewport('phone');
  server.on(listUsers).answer(({ input }) => {
    const rows = found(input);
    return input.search ? { rows, next: null, total: rows.length } : { rows, next: 'more', total };
  });
  server.on(listUserFilterGroups).answer(() => ({ groups: [] }));
  server.on(listOwnCompanies).answer(() => ({ companies: [] }));
  server.on(chooseUsers).answer(({ input: { except, ids = [], isAll } }) => ({
    selection: 'all-1',
    count: (isAll ? total : ids.length) - except.length,
    userIds: [],
  }));
});

const open = (path = '/users') => renderScreen(<Screen />, { boot, path });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const box = (name: string) => screen.getByRole('checkbox', { name });

async function search(text: string) {
  await press('Cerca');
  const popup = within(await screen.findByRole('dialog', { name: 'Cerca' }));
  const field = popup.getByRole('searchbox');
  await userEvent.clear(field);
  if (text) await userEvent.type(field, `${text}{Enter}`);
  await press('Mostra');
}

async function selectAll(loaded = 'Seleziona i 3 caricati') {
  await tick(loaded);
  await press('Seleziona tutto (3143)');
  expect(await screen.findByText('3143 utenti selezionati')).toBeInTheDocument();
}

describe('whom one selected', () => {
  it('is said to be outside a search under a search alone', async () => {
    open();
    await tick('Seleziona Neri Anna');
    await search('rossi');
    expect(await screen.findByText('1 utente selezionato, 1 fuori da questa ricerca')).toBeInTheDocument();
    await search('');
    expect(await screen.findByText('1 utente selezionato')).toBeInTheDocument();
    expect(box('Seleziona Neri Anna')).toBeChecked();
  });

  it('of the whole list stays so under a search, which says it, and can be less one of its rows', async () => {
    open();
    await selectAll();
    await search('rossi');
    expect(
      await screen.findByText(
        '3143 utenti selezionati: la selezione vale per tutto l’elenco, non solo per questa ricerca',
      ),
    ).toBeInTheDocument();
    expect(box('Seleziona Rossi Mario')).toBeChecked();
    await tick('Seleziona Rossi Mario');
    expect(await screen.findByText(/^3142 utenti selezionati: la selezione vale/)).toBeInTheDocument();
    await search('');
    expect(await screen.findByText('3142 utenti selezionati')).toBeInTheDocument();
    expect(box('Seleziona Neri Anna')).toBeChecked();
    expect(box('Seleziona Rossi Mario')).not.toBeChecked();
  });

  it('of all of a search ends with another, which says so, and does not come back', async () => {
    server.on(listUsers).answer(({ input }) => ({ rows: found(input), next: 'more', total }));
    open('/users?search=rossi');
    await selectAll('Seleziona quello caricato');
    await search('neri');
    expect(
      await screen.findByText(/^Era selezionato tutto l’elenco di prima \(3143 utenti\)/),
    ).toBeInTheDocument();
    expect(box('Seleziona Neri Anna')).not.toBeChecked();
    await search('rossi');
    expect(await screen.findByRole('checkbox', { name: 'Seleziona Rossi Mario' })).not.toBeChecked();
    expect(screen.queryByText(/selezionat[oi]$/)).not.toBeInTheDocument();
  });
});
