import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addGroup,
  changeGroup,
  changeGroupMembers,
  checkGroup,
  deleteGroup,
  listCompanyGroups,
  listUsers,
  previewMenu,
  type CompanyGroup,
} from 'shared-api/contracts/admin';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { buildUserRow } from '../testing/users.builders.ts';
import { GroupsScreen } from './groups.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(GroupsScreen);
const boot = buildBoot({
  session: buildSession({
    flags: { a: 'N', b: 'S' },
    permissions: ['utenti_docsign', 'doc_docsign'],
    company: { id: 'acme', name: 'Acme' },
  }),
});
const office: CompanyGroup = {
  id: 'office',
  companyId: 'acme',
  companyName: 'Acme',
  name: 'Ufficio',
  permissions: ['doc_docsign'],
  isDefault: true,
  people: 3,
  version: 4,
};

beforeEach(() => {
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(listCompanyGroups).answer(() => ({ groups: [office] }));
  server.on(previewMenu).answer(({ input }) => ({
    entries: input.permissions.map((permission) => ({
      section: 'gestione' as const,
      order: 1,
      label: { it: `Voce ${permission}`, en: `Entry ${permission}` },
      icon: 'documents',
      path: `/${permission}`,
      access: 'signed-in' as const,
    })),
  }));
  server.on(checkGroup).answer(() => ({
    people: 3,
    losing: [{ permission: 'doc_docsign' as const, people: 2 }],
    onlyHere: 1,
  }));
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('groups', () => {
  it('say what they give, to how many, and for whom', async () => {
    renderScreen(<Screen />, { boot });
    for (const text of ['Ufficio', '3', 'Documenti', 'Per chi arriva'])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are added with a name and rights that one has, beside the menu that they open', async () => {
    server.on(addGroup).answer(() => ({ id: 'new' }));
    renderScreen(<Screen />, { boot });
    await press('Aggiungi gruppo');
    const dialog = inDialog();
    expect(dialog.getByRole('checkbox', { name: 'Immagini della pagina di accesso' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Documenti' }));
    expect(await dialog.findByText('Voce doc_docsign')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Amministratore' }));
    expect(server.inputs(previewMenu).at(-1)).toEqual({ permissions: ['doc_docsign'], role: 'companyAdmin' });
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Nome richiesto')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'Magazzino');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(addGroup)).toEqual([
      { companyId: 'acme', name: 'Magazzino', permissions: ['doc_docsign'], isDefault: false },
    ]);
  });

  it('keep what was typed when the name is taken, and say so on it', async () => {
    server.on(addGroup).answer(() => {
      throw failure({ code: 'conflict', fields: { name: 'Nome già usato' } });
    });
    renderScreen(<Screen />, { boot });
    await press('Aggiungi gruppo');
    await userEvent.type(inDialog().getByLabelText(/^Nome/), 'Ufficio');
    await userEvent.click(inDialog().getByRole('button', { name: 'Salva' }));
    expect(await inDialog().findByText('Nome già usato')).toBeInTheDocument();
    expect(inDialog().getByLabelText(/^Nome/)).toHaveValue('Ufficio');
  });

  it('ask before people lose a right, and show the second writer who was first', async () => {
    const current = { name: 'Sede', permissions: [], isDefault: true, version: 5 };
    server.on(changeGroup).answer(() => {
      throw failure({
        code: 'conflict',
        details: { changedBy: 'Ada Conti', changedAt: '2026-11-20T09:30:00.000Z', current },
      });
    });
    renderScreen(<Screen />, { boot });
    await press('Modifica Ufficio');
    await userEvent.click(inDialog().getByRole('checkbox', { name: 'Documenti' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Salva' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Documenti: 2 persone perdono il permesso');
    await userEvent.click(within(question).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/Ada Conti/)).toBeInTheDocument();
    expect(server.inputs(changeGroup)).toMatchObject([{ id: 'office', version: 4, permissions: [] }]);
  });

  it('keep what was typed, and say so in their place, where somebody deleted one meanwhile', async () => {
    server.on(changeGroup).fail({ code: 'not-found', message: 'Elemento non trovato' });
    renderScreen(<Screen />, { boot });
    await press(/^Modifica/);
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(name, ' nuovo');
    await userEvent.click(inDialog().getByRole('button', { name: 'Salva' }));
    expect(await inDialog().findByText(/qualcuno l’ha tolto nel frattempo/)).toBeInTheDocument();
    expect(name).toHaveValue('Ufficio nuovo');
    expect(inDialog().getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  it('are deleted after a question that says who loses what', async () => {
    server.on(deleteGroup).answer(() => undefined);
    renderScreen(<Screen />, { boot });
    await press('Elimina Ufficio');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Documenti: 2 persone perdono il permesso');
    expect(question).toHaveTextContent(/^.*1 persona è solo in questo gruppo/);
    await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteGroup)).toEqual([{ id: 'office', version: 4 }]);
  });

  it('show their people, and say who could not be taken out and why', async () => {
    const mario = {
      id: 'mario',
      number: 1,
      lastName: 'Rossi',
      firstName: 'Mario',
      username: 'mario.rossi',
      email: 'mario@acme.example',
      companyId: 'acme',
      companyName: 'Acme',
      isActive: true,
      groups: ['Ufficio'],
      isSuper: false,
      isCompanyAdmin: false,
      lastLoginAt: null,
      mayDelete: true,
    };
    server.on(listUsers).answer(() => ({ rows: [mario], next: null, total: 1 }));
    server.on(changeGroupMembers).answer(() => ({
      results: [
        { userId: 'mario', name: 'Rossi Mario', outcome: 'refused', reason: 'È il suo unico gruppo' },
      ],
    }));
    renderScreen(<Screen />, { boot });
    await press('Persone di Ufficio');
    await press('Togli Rossi Mario');
    expect(await screen.findByText('Rossi Mario: È il suo unico gruppo')).toBeInTheDocument();
    expect(server.inputs(changeGroupMembers)).toEqual([{ id: 'office', add: [], remove: ['mario'] }]);
  });

  it('tell people of one name apart by their user names', async () => {
    const rows = [
      buildUserRow(),
      buildUserRow({ id: 'second', username: 'mario.rossi2' }),
      buildUserRow({ firstName: 'Anna', lastName: 'Neri' }),
    ];
    server.on(listUsers).answer(() => ({ rows, next: null, total: 3 }));
    renderScreen(<Screen />, { boot });
    await press('Persone di Ufficio');
    for (const name of ['Rossi Mario (mario.rossi)', 'Rossi Mario (mario.rossi2)', 'Neri Anna'])
      expect(await screen.findByRole('button', { name: `Togli ${name}` })).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    server.on(listCompanyGroups).cut();
    renderScreen(<Screen />, { boot });
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listCompanyGroups).answer(() => ({ groups: [office] }));
    await userEvent.click(again);
    expect(await screen.findByText('Ufficio')).toBeInTheDocument();
  });
});
