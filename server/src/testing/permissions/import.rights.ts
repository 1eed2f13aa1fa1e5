import * as admin from 'shared-api/contracts/admin';
import { peopleFile } from './people-file.ts';
import { managers, right, type Right } from './rights.ts';

/** People who come from a file. */
export const imports: readonly Right[] = [
  right(admin.checkUserImport, {
    about: 'the people of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, changesExisting: true }),
    files: () => ({ file: peopleFile('eva') }),
  }),
  right(admin.listUserImports, {
    about: 'an import of people',
    may: managers,
    input: () => ({ offset: 0, length: 50 }),
    shows: ({ rows }, { importId }) => rows.some(({ id }) => id === importId),
  }),
  right(admin.getUserImport, {
    about: 'an import of people',
    may: managers,
    input: ({ importId }) => ({ id: importId }),
  }),
  right(admin.listUserImportRows, {
    about: 'an import of people',
    may: managers,
    input: ({ importId }) => ({ id: importId, offset: 0, length: 50 }),
  }),
  right(admin.downloadUserImport, {
    about: 'an import of people',
    may: managers,
    input: ({ importId }) => ({ id: importId }),
  }),
  right(admin.startUserImport, {
    about: 'an import of people',
    may: managers,
    input: ({ importId }) => ({ id: importId, invites: false }),
  }),
  right(admin.sendUserImportInvitations, {
    about: 'an import of people',
    may: managers,
    input: ({ importedId }) => ({ id: importedId }),
  }),
];
