import { QueryClient } from '@tanstack/react-query';
import { listUsers } from 'shared-api/contracts/admin';
import { createFakeServer } from 'shared-api/testing';
import { buildUserRow } from '../testing/users.builders.ts';
import { userSource } from './palette.sources.ts';

const server = createFakeServer();

it('finds users as the list does, and opens them', async () => {
  const row = buildUserRow();
  server.on(listUsers).answer(() => ({ rows: [row], next: null, total: 1 }));
  const by = { signal: new AbortController().signal, queries: new QueryClient() };
  expect(await userSource.search('rossi', by)).toEqual([
    {
      id: row.id,
      label: 'Rossi Mario',
      detail: 'mario.rossi@example.com, Acme',
      icon: 'user',
      to: `/editUser/${row.id}`,
    },
  ]);
  expect(server.inputs(listUsers)).toEqual([{ search: 'rossi', start: 0, length: 6 }]);
});
