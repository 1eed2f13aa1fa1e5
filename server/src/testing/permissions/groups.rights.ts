import * as admin from 'shared-api/contracts/admin';
import { managers, right, type Right } from './rights.ts';

const fields = { name: 'Ufficio', permissions: [], isDefault: false };

/** The groups of a company, and what they open. */
export const groups: readonly Right[] = [
  right(admin.listCompanyGroups, {
    about: 'a group',
    may: managers,
    input: ({ companyId }) => ({ companyId }),
  }),
  right(admin.addGroup, {
    about: 'a group',
    may: managers,
    input: ({ companyId }) => ({ companyId, ...fields }),
  }),
  right(admin.checkGroup, {
    about: 'a group',
    may: managers,
    input: ({ groupId }) => ({ id: groupId, permissions: [] }),
  }),
  right(admin.changeGroup, {
    about: 'a group',
    may: managers,
    input: ({ groupId }) => ({ id: groupId, version: 1, ...fields }),
  }),
  right(admin.changeGroupMembers, {
    about: 'a group',
    may: managers,
    input: ({ groupId, userId }) => ({ id: groupId, add: [userId], remove: [] }),
  }),
  right(admin.deleteGroup, {
    about: 'a group',
    may: managers,
    input: ({ groupId }) => ({ id: groupId, version: 1 }),
  }),
  right(admin.previewMenu, {
    about: 'the menu of others',
    may: ['adminElsewhere', ...managers],
    input: () => ({ permissions: [], role: 'staff' as const }),
  }),
];
