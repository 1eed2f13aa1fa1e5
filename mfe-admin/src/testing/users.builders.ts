import type { UserRow } from 'shared-api/contracts/admin';

/** A row of the list of users, active and of Acme unless said otherwise. */
export function buildUserRow(changes: Partial<UserRow> = {}): UserRow {
  const { firstName = 'Mario', lastName = 'Rossi' } = changes;
  const username = `${firstName}.${lastName}`.toLowerCase();
  return {
    id: `user-${username}`,
    number: 1,
    firstName,
    lastName,
    username,
    email: `${username}@example.com`,
    companyId: 'acme',
    companyName: 'Acme',
    isActive: true,
    groups: ['Dipendenti'],
    isSuper: false,
    isCompanyAdmin: false,
    lastLoginAt: '2026-11-02T09:00:00.000Z',
    mayDelete: true,
    ...changes,
  };
}
