import {
  approveRegistration,
  countRegistrations,
  endSession,
  getPersonalDataState,
  getProfile,
  listKeptData,
  listRegistrations,
  preparePersonalData,
  rejectRegistration,
  removePasskey,
  renamePasskey,
  revokeQrCode,
  updateProfile,
} from 'shared-api/contracts/auth';
import { actFor, findEmployees, listManagedCompanies } from 'shared-api/contracts/directory';
import { managers, right, selfAndManagers, type Right } from './rights.ts';

/** Accounts, and those who wait for one. */
export const accounts: readonly Right[] = [
  right(getProfile, {
    about: 'a person’s account',
    may: selfAndManagers,
    input: ({ userId }) => ({ userId }),
  }),
  right(updateProfile, {
    about: 'a person’s account',
    may: selfAndManagers,
    input: ({ userId }) => ({
      userId,
      firstName: 'Mario',
      lastName: 'Test',
      email: 'mario@example.com',
      version: 0,
    }),
  }),
  right(getPersonalDataState, {
    about: 'what is held of a person',
    may: selfAndManagers,
    input: ({ userId }) => ({ userId }),
  }),
  right(preparePersonalData, {
    about: 'what is held of a person',
    may: selfAndManagers,
    input: ({ userId }) => ({ userId }),
  }),
  right(listKeptData, {
    about: 'what is held of a person',
    may: selfAndManagers,
    input: ({ userId }) => ({ ids: [userId] }),
  }),
  right(endSession, {
    about: 'a person’s session',
    may: ['self'],
    input: ({ sessionId }) => ({ id: sessionId }),
  }),
  right(renamePasskey, {
    about: 'a person’s passkey',
    may: ['self'],
    input: ({ passkeyId }) => ({ id: passkeyId, name: 'Altro' }),
  }),
  right(removePasskey, {
    about: 'a person’s passkey',
    may: ['self'],
    input: ({ passkeyId }) => ({ id: passkeyId }),
  }),
  right(revokeQrCode, {
    about: 'a person’s QR code',
    may: ['self'],
    input: ({ qrCodeId }) => ({ id: qrCodeId }),
  }),
  right(listRegistrations, {
    about: 'a registration',
    may: managers,
    input: () => ({}),
    shows: ({ registrations }, { registrationId }) => registrations.some(({ id }) => id === registrationId),
  }),
  right(countRegistrations, {
    about: 'a registration',
    may: managers,
    input: () => ({ offset: 0, limit: 100 }),
    shows: ({ total }) => total > 0,
  }),
  right(approveRegistration, {
    about: 'a registration',
    may: managers,
    input: ({ registrationId }) => ({ id: registrationId }),
  }),
  right(rejectRegistration, {
    about: 'a registration',
    may: managers,
    input: ({ registrationId }) => ({ id: registrationId, reason: 'Non la conosciamo' }),
  }),
];

/** Companies and their people. */
export const people: readonly Right[] = [
  right(actFor, {
    about: 'an employee',
    may: managers,
    input: ({ companyId, userId }) => ({ companyId, userId }),
  }),
  right(findEmployees, {
    about: 'an employee',
    may: managers,
    input: () => ({ text: 'mario' }),
    shows: ({ employees }, { userId }) => employees.some((each) => each.userId === userId),
  }),
  right(listManagedCompanies, {
    about: 'a company',
    may: managers,
    input: () => ({}),
    shows: ({ companies }, { companyId }) => companies.some(({ id }) => id === companyId),
  }),
];
