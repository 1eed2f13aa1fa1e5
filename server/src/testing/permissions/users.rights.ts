import * as admin from 'shared-api/contracts/admin';
import { managers, right, type Right } from './rights.ts';

const nobody = { search: '', isAll: false, except: [] };

/** The list of users, and what is done with whom one chose in it. */
export const users: readonly Right[] = [
  right(admin.listUsers, {
    about: 'a user',
    may: managers,
    input: () => ({ search: '', start: 0, length: 30 }),
    shows: ({ rows }, { userId }) => rows.some(({ id }) => id === userId),
  }),
  right(admin.listUserFilterGroups, {
    about: 'a group of users',
    may: managers,
    input: ({ companyId }) => ({ companyId }),
  }),
  right(admin.chooseUsers, {
    about: 'a user',
    may: managers,
    input: ({ userId }) => ({ ...nobody, ids: [userId] }),
  }),
  right(admin.downloadUsers, {
    about: 'users of a company',
    may: managers,
    input: ({ companyId }) => ({ search: '', companyId }),
  }),
  right(admin.listSuccessors, {
    about: 'a user',
    may: managers,
    input: ({ userId }) => ({ ids: [userId] }),
  }),
  right(admin.deleteUsers, {
    about: 'a user',
    may: managers,
    input: ({ userId }) => ({ ids: [userId] }),
    shows: ({ deleted }) => deleted === 1,
  }),
];
