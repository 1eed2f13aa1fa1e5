import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseUsers, listUserFilterGroups, listUsers, type UserRow } from 'shared-api/contracts/admin';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { getMessageDraft, noRecipients, saveMessageDraft } from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, setViewport, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { ChoosePeopleScreen } from './choose-people.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const admin = buildAdmin();

const person = (id: string, lastName: string): UserRow => ({
  id,
  number: 1,
  lastName,
  firstName: 'Anna',
  username: id,
  email: `${id}@acme.example`,
  companyId: 'acme',
  companyName: 'Acme',
  isActive: true,
  groups: ['Negozio'],
  isSuper: false,
  isCompanyAdmin: false,
  lastLoginAt: null,
  mayDelete: true,
});

const open = (path = '/filterSelectUsers?draft=draft-1', session = admin) =>
  renderAt({ screens: { '/filterSelectUsers': withFrame(ChoosePeopleScreen) }, path, session });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  setViewport('phone');
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(listUserFilterGroups).answer(() => ({ groups: [] }));
  server.on(listUsers).answer(() => ({
    rows: [person('u1', 'Rossi'), person('u2', 'Verdi')],
    next: 'more',
    total: 5000,
  }));
  server.on(saveMessageDraft).answer(() => ({ id: 'draft-1', version: 3 }));
  server.on(getMessageDraft).answer(() => ({
    draft: {
      id: 'draft-1',
      version: 2,
      updatedAt: '2026-11-21T09:00:00.000Z',
      title: 'Orari',
      body: '',
      recipients: { ...noRecipients, userIds: ['u0'] },
      companies: [],
      groups: [],
      people: [],
      upload: null,
      viewsAttachment: true,
      signsAttachment: false,
      boxes: [],
    },
  }));
});

describe('choosing whom a message goes to', () => {
  it('adds those who are ticked to the draft by their ids, and goes back to it', async () => {
    server.on(chooseUsers).answer(() => ({ selection: 'c1', count: 1, userIds: ['u1'] }));
    const { currentPath } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Rossi Anna/ }));
    await press('Aggiungi 1 persona');
    await waitFor(() => expect(currentPath()).toBe('/newMessage?draft=draft-1'));
    expect(server.inputs(chooseUsers)).toMatchObject([{ ids: ['u1'], isAll: false }]);
    expect(server.inputs(saveMessageDraft)).toMatchObject([
      { id: 'draft-1', version: 2, title: 'Orari', recipients: { userIds: ['u0', 'u1'], choiceId: null } },
    ]);
  });

  it('adds all of a filter, less some, without their rows', async () => {
    const choices = ['all', 'less'];
    server.on(chooseUsers).answer(() => ({ selection: choices.shift() ?? '', count: 5000, userIds: [] }));
    open();
    await user.click(await screen.findByRole('checkbox', { name: /^Seleziona i \d+ caricati$/ }));
    await press(/^Seleziona tutt.*5\.?000/);
    await screen.findByRole('button', { name: /^Aggiungi 5\.?000 persone$/ });
    await user.click(screen.getByRole('checkbox', { name: /Verdi Anna/ }));
    await press(/^Aggiungi 4\.?999 persone$/);
    await waitFor(() => expect(server.inputs(saveMessageDraft)).toHaveLength(1));
    expect(server.inputs(chooseUsers)).toMatchObject([
      { isAll: true, isActive: true },
      { isAll: false, selection: 'all', except: ['u2'] },
    ]);
    expect(server.inputs(saveMessageDraft)[0]?.recipients).toMatchObject({
      choiceId: 'less',
      userIds: ['u0'],
    });
  });

  it('adds nobody where nobody is ticked, and stays where adding fails', async () => {
    server.on(chooseUsers).fail({ code: 'internal', message: 'Guasto' });
    const { currentPath } = open();
    await screen.findByText('Rossi Anna');
    await press('Aggiungi');
    expect(await screen.findByText('Seleziona almeno una persona')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Rossi Anna/ }));
    await press('Aggiungi 1 persona');
    expect(await screen.findByText('Guasto')).toBeInTheDocument();
    expect(currentPath()).toBe('/filterSelectUsers?draft=draft-1');
  });

  it('says to who writes and does not administer users what they choose instead, and leads back', async () => {
    const { currentPath } = open(undefined, buildSession({ flags: { a: 'N', b: 'S' }, permissions: [] }));
    expect(await screen.findByText('L’elenco degli utenti non è fra i tuoi permessi')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Torna al messaggio' }));
    expect(currentPath()).toBe('/newMessage?draft=draft-1');
    expect(server.inputs(listUsers)).toEqual([]);
  });

  it('leads to a new message where no draft is named', async () => {
    const { currentPath } = open('/filterSelectUsers');
    await waitFor(() => expect(currentPath()).toBe('/newMessage'));
  });
});
