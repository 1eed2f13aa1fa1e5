import * as admin from 'shared-api/contracts/admin';
import { managers, right, type Right } from './rights.ts';

/** Values of a form: what of them is wrong is asked again, of who may. */
const fields = {
  firstName: 'Mario',
  lastName: 'Test',
  username: 'mario',
  fiscalCode: '',
  email: 'mario@example.com',
  prefix: '',
  mobile: '',
  isCompanyAdmin: false,
  isSuper: false,
  isActive: true,
  groupIds: [],
};

const about = 'a user of the company';

/** The form of a user, their password and their history. */
export const userForm: readonly Right[] = [
  right(admin.getUser, { about, may: managers, input: ({ userId }) => ({ id: userId }) }),
  right(admin.getNewUser, {
    about: 'what a new user can be given',
    may: managers,
    input: () => ({}),
    shows: ({ companies }, { companyId }) => companies.some(({ id }) => id === companyId),
  }),
  right(admin.addUser, {
    about: 'the users of a company',
    may: ['adminElsewhere', ...managers],
    input: ({ companyId }) => ({ ...fields, companyId }),
  }),
  right(admin.updateUser, {
    about,
    may: managers,
    input: ({ userId, companyId }) => ({ ...fields, id: userId, companyId, version: 1 }),
  }),
  right(admin.getUsers, {
    about,
    may: managers,
    input: ({ userId }) => ({ ids: [userId] }),
    shows: ({ users }, { userId }) => users.some(({ id }) => id === userId),
  }),
  right(admin.updateUsers, {
    about,
    may: managers,
    input: ({ userId }) => ({ ids: [userId], isActive: false, addedGroupIds: [], removedGroupIds: [] }),
    shows: ({ results }) => results.some(({ outcome }) => outcome === 'done'),
  }),
  right(admin.inviteUser, { about, may: managers, input: ({ userId }) => ({ id: userId }) }),
  right(admin.allowSignInCodes, {
    about,
    may: managers,
    input: ({ userId }) => ({ id: userId, isAllowed: true }),
  }),
  right(admin.unlinkUser, { about, may: managers, input: ({ userId }) => ({ id: userId }) }),
  right(admin.withdrawContact, {
    about,
    may: managers,
    input: ({ userId }) => ({ id: userId, kind: 'email' as const }),
  }),
  right(admin.getUserHistory, {
    about,
    may: managers,
    input: ({ userId }) => ({ id: userId, before: undefined }),
  }),
  right(admin.changeUserPassword, {
    about,
    may: managers,
    // One that is guessed at once: refused of who may.
    input: ({ userId }) => ({ id: userId, oldPassword: 'Sbagliata-1', newPassword: 'MarioTest1' }),
  }),
];
