import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseUsers,
  deleteUsers,
  listSuccessors,
  listUserFilterGroups,
  listUsers,
} from 'shared-api/contracts/admin';
import { listKeptData } from 'shared-api/contracts/auth';
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

beforeEach(() => {
  notify.clear();
  localStorage.clear();
  setViewport('phone');
  server.on(listUserFilterGroups).answer(() => ({ groups: [] }));
  server.on(listKeptData).answer(() => ({ kept: [] }));
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
});

describe('the deletion of users', () => {
  it('asks who takes over what those who go sent and nobody signed yet', async () => {
    server.on(listUsers).answer(() => ({ rows: [anna], next: null, total: 1 }));
    server
      .on(chooseUsers)
      .answer(({ input: { ids = [] } }) => ({ selection: 'choice-1', count: ids.length, userIds: [...ids] }));
    server.on(listSuccessors).answer(() => ({
      openDocuments: 3,
      successors: [
        { id: 'root', name: 'Admin Sportello' },
        { id: 'hr', name: 'Elena Ricci' },
      ],
    }));
    server.on(deleteUsers).answer(() => ({ deleted: 1, refused: [] }));
    renderScreen(<Screen />, { boot, path: '/users' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Neri Anna' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminare Neri Anna?' }));
    const choice = question.getByRole('combobox', { name: '3 documenti aperti: a chi passano?' });
    expect(choice).toHaveValue('root');
    await userEvent.selectOptions(choice, 'hr');
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    await waitFor(() =>
      expect(server.inputs(deleteUsers)).toEqual([{ selection: 'choice-1', successor: 'hr' }]),
    );
  });
});
