import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addUser,
  getNewUser,
  getUser,
  getUserHistory,
  getUsers,
  inviteUser,
  previewMenu,
  updateUser,
  updateUsers,
  type OpenedUser,
} from 'shared-api/contracts/admin';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { UserFormScreen } from './user-form.screen.tsx';

const server = createFakeServer();
const screens = { '/editUser/:id': withFrame(UserFormScreen) };
const session = buildSession({ flags: { a: 'Y', b: 'N' } });
const show = (id: string) => renderAt({ screens, path: `/editUser/${id}`, session });

const choices = {
  companies: [
    { id: 'acme', name: 'Acme' },
    { id: 'beta', name: 'Beta' },
  ],
  prefixes: [{ prefix: '+39' }],
  groups: [
    group('staff', 'Dipendenti', 'acme', true),
    group('office', 'Ufficio', 'acme', false),
    group('others', 'Tutti di Beta', 'beta', true),
  ],
  mayGiveSuper: true,
};

beforeEach(() => server.on(previewMenu).answer(() => ({ entries: [] })));

function group(id: string, name: string, companyId: string, isChecked: boolean) {
  return { id, name, companyId, isChecked, permissions: ['doc_docsign' as const], mayGive: true };
}

function buildUser(given: Partial<OpenedUser> = {}): OpenedUser {
  return {
    id: 'mario',
    firstName: 'Mario',
    lastName: 'Rossi',
    username: 'mario.rossi',
    fiscalCode: 'RSSMRA85T10A562S',
    companyId: 'acme',
    email: 'mario@acme.example',
    prefix: '+39',
    mobile: '3331234567',
    isCompanyAdmin: false,
    isSuper: false,
    isActive: true,
    usesBadge: false,
    groupIds: ['staff'],
    version: 3,
    name: 'Mario Rossi',
    isSelf: false,
    isLastSuper: false,
    hasOwnPassword: false,
    companyLink: null,
    signInCodes: null,
    proposals: [],
    lastLoginAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    invitation: { state: 'sent', at: '2026-11-01T09:00:00.000Z', email: 'mario@acme.example' },
    ...given,
  };
}

const opened = (given?: Partial<OpenedUser>) => ({
  ...choices,
  user: buildUser(given),
  isFiscalCodeValid: true,
});

beforeEach(() => {
  server.on(getNewUser).answer(() => choices);
  server.on(getUser).answer(() => opened());
  server.on(getUserHistory).answer(() => ({ events: [], next: null }));
});

const field = (name: string) => screen.findByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

describe('a new user', () => {
  it('needs what is specified, with its words, and an error of the other tab opens it', async () => {
    show('0');
    expect(await screen.findByRole('heading', { name: 'Aggiungi Utente' })).toBeInTheDocument();
    await field('Nome');
    await save();
    for (const sentence of [
      'Nome richiesto',
      'Cognome richiesto',
      'Username richiesto',
      'E-Mail richiesta',
      "Specificare l'azienda",
      'Per favore verificare i dati',
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    await userEvent.type(await field('Nome'), 'Mario');
    await userEvent.type(await field('Cognome'), 'Rossi');
    await userEvent.type(await field('E-Mail'), 'mario');
    expect(await screen.findByText('E-mail non valida')).toBeInTheDocument();
    await userEvent.type(await field('E-Mail'), '@acme.example');
    await userEvent.type(await field('Username'), 'mario.rossi');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Azienda' }), 'Acme');
    await openTab(/^Gruppo/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dipendenti' }));
    await openTab(/^Informazioni/);
    await save();
    expect(await screen.findByText('Per favore specificare i gruppi')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Gruppo/ })).toHaveAttribute('aria-selected', 'true');
    expect(server.inputs(addUser)).toEqual([]);
  });

  it('is saved with a checked codice fiscale, and opened to see where their link is', async () => {
    server.on(addUser).answer(() => ({ id: 'new' }));
    const { currentPath } = show('0');
    await userEvent.type(await field('Nome'), 'Luigi');
    await userEvent.type(await field('Cognome'), 'Rossi');
    await userEvent.type(await field('Codice fiscale'), 'rssmra85t10a562x');
    await userEvent.type(await field('E-Mail'), 'mario@acme.example');
    await userEvent.type(await field('Username'), 'mario');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Azienda' }), 'Acme');
    await save();
    expect(await screen.findByText(/^Il codice fiscale non è valido/)).toBeInTheDocument();
    await userEvent.clear(await field('Codice fiscale'));
    await userEvent.type(await field('Codice fiscale'), 'rssmra85t10a562s');
    await userEvent.tab();
    expect(await field('Codice fiscale')).toHaveValue('RSS MRA 85T10 A562 S');
    expect(screen.getByText(/non sembra di Luigi Rossi/)).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/editUser/new'));
    expect(server.inputs(addUser)).toMatchObject([
      { fiscalCode: 'RSSMRA85T10A562S', companyId: 'acme', groupIds: ['staff'], isActive: true },
    ]);
  });
});

describe('a user', () => {
  it('is saved with the version that was read; a refused field keeps what was typed', async () => {
    const taken = 'Questo username è già in uso';
    server.on(updateUser).fail({ code: 'conflict', message: taken, fields: { username: taken } });
    show('mario');
    const username = await field('Username');
    await userEvent.clear(username);
    await userEvent.type(username, 'luigi');
    await save();
    expect(await screen.findByText(taken)).toBeInTheDocument();
    expect(username).toHaveValue('luigi');
    server
      .on(updateUser)
      .answer(() => ({ version: 4, sharedEmailWith: ['Anna Neri'], sharedPhoneWith: ['Ugo Sala'] }));
    await save();
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(screen.getByText(/^Lo stesso indirizzo .* anche di Anna Neri/)).toBeInTheDocument();
    expect(screen.getByText(/^Lo stesso numero .* anche di Ugo Sala: è giusto/)).toBeInTheDocument();
    expect(server.inputs(updateUser).at(-1)).toMatchObject({ id: 'mario', username: 'luigi', version: 3 });
  });

  it('puts the focus on the first field that is wrong, as one reads', async () => {
    show('mario');
    await userEvent.type(await field('E-Mail'), '@');
    const code = await field('Codice fiscale');
    await userEvent.type(code, '{Backspace}');
    await save();
    await waitFor(() => expect(code).toHaveFocus());
  });

  it('loses the groups with the company, and says so', async () => {
    show('mario');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Azienda' }), 'Beta');
    expect(await screen.findByText(/Scegli quelli di Beta/)).toBeInTheDocument();
    await openTab(/^Gruppo/);
    expect(screen.getByRole('checkbox', { name: 'Tutti di Beta' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Dipendenti' })).not.toBeInTheDocument();
    expect(screen.getByText('Permette: Documenti')).toBeInTheDocument();
  });

  it('who is saved second is told who was first and what they wrote', async () => {
    const { companyId, groupIds, ...fields } = buildUser({ firstName: 'Marco', groupIds: ['office'] });
    const current = { ...fields, companyId, groupIds, version: 7 };
    const details = { changedBy: 'Ada Conti', changedAt: '2026-11-20T09:00:00.000Z', current };
    server.on(updateUser).fail({ code: 'conflict', details });
    show('mario');
    const name = await field('Nome');
    await userEvent.clear(name);
    await userEvent.type(name, 'Luigi');
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Ada Conti');
    expect(within(dialog).getByRole('row', { name: 'Nome Luigi Marco' })).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: 'Gruppi Dipendenti Ufficio' })).toBeInTheDocument();
    server.on(updateUser).answer(() => ({ version: 8 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tieni i miei' }));
    await waitFor(() =>
      expect(server.inputs(updateUser).at(-1)).toMatchObject({ firstName: 'Luigi', version: 7 }),
    );
  });

  it('who is the last super user stays one, and the fields say so', async () => {
    server.on(getUser).answer(() => opened({ isSuper: true, isLastSuper: true }));
    show('root');
    expect(
      await screen.findByRole('checkbox', { name: 'Amministratore di tutto il sistema' }),
    ).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Attivo' })).toBeDisabled();
    expect(screen.getAllByText(/È l’unico amministratore/)).toHaveLength(2);
  });

  it('gets another link, whose state is shown', async () => {
    server.on(inviteUser).answer(() => ({ invitation: null }));
    show('mario');
    expect(await screen.findByText('Consegnato al servizio di posta')).toBeInTheDocument();
    server
      .on(getUser)
      .answer(() =>
        opened({ invitation: { state: 'bounced', at: '2026-11-02T09:00:00.000Z', email: 'x@y.it' } }),
      );
    await userEvent.click(screen.getByRole('button', { name: 'Invia di nuovo il link' }));
    expect(await screen.findByText('Indirizzo rifiutato')).toBeInTheDocument();
    expect(server.inputs(inviteUser)).toEqual([{ id: 'mario' }]);
  });

  it('has a history in words', async () => {
    server.on(getUserHistory).answer(() => ({
      events: [
        {
          sequence: 2,
          at: '2026-11-20T09:00:00.000Z',
          action: 'user.changed',
          by: 'Ada Conti',
          isRefused: false,
          changes: [{ field: 'isActive', before: 'S', after: 'N' }],
        },
      ],
      next: null,
    }));
    show('mario');
    await openTab(/^Storico/);
    expect(await screen.findByText(/Utente modificato/)).toBeInTheDocument();
    expect(screen.getByText('Attivo').nextSibling).toHaveTextContent('Sì → No');
  });

  it('who is not there leads back, and who cannot be read is read again', async () => {
    server.on(getUser).fail({ code: 'not-found' });
    show('nobody');
    expect(await screen.findByRole('link', { name: 'Torna agli utenti' })).toHaveAttribute('href', '/users');
  });
});

describe('several users', () => {
  const brief = (id: string, name: string) => ({
    id,
    name,
    username: id,
    companyId: 'acme',
    isActive: true,
    usesBadge: false,
    groupIds: ['staff'],
  });

  beforeEach(() => {
    server.on(getUsers).answer(() => ({
      users: [brief('mario', 'Mario Rossi'), brief('giulia', 'Giulia Bianchi')],
      groups: choices.groups.slice(0, 2),
    }));
  });

  it('are changed once that is meant, with a result for each', async () => {
    server.on(updateUsers).answer(() => ({
      results: [
        { id: 'mario', name: 'Mario Rossi', outcome: 'done', reason: '' },
        { id: 'giulia', name: 'Giulia Bianchi', outcome: 'refused', reason: 'Non si può' },
      ],
    }));
    show('mario,giulia,luca');
    expect(await screen.findByText(/^1 utente non è tra quelli/)).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Scegli che cosa cambiare')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stato' }), 'Disattiva');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ufficio' }), 'Aggiungi a tutti');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Modificare 2 utenti?' });
    expect(dialog).toHaveTextContent('Mario Rossi, Giulia Bianchi');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Modifica' }));
    const results = await screen.findByRole('list', { name: 'Esito' });
    expect(results).toHaveTextContent('Non si può');
    expect(server.inputs(updateUsers)).toEqual([
      { ids: ['mario', 'giulia'], isActive: false, addedGroupIds: ['office'], removedGroupIds: [] },
    ]);
  });
});
