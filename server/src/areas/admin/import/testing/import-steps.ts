import {
  checkUserImport,
  getUserImport,
  listUserImportRows,
  startUserImport,
} from 'shared-api/contracts/admin';
import { permissionCodes } from 'shared-api/contracts/common';
import { callOn } from '../../../../testing/index.ts';
import type { StaffTestApp } from '../../../../testing/staff-app.ts';
import { authUsers } from '../../../auth/users/user.schema.ts';
import { findUserByUsername } from '../../../auth/users/users.repository.ts';

type Name = keyof StaffTestApp['cookies'];

export const head =
  'Cognome;Nome;Username;E-Mail;Prefisso;Cellulare;Codice fiscale;Attivo;Amministratore;Gruppi';
export const ugo = 'Foscolo;Ugo;ugo;ugo@acme.example;;3331234567;;;;Impiegati';
export const ada = 'Negri;Ada;ada;ada@acme.example;+44;7400 123456;;no;sì;impiegati | Turnisti';

interface CheckOptions {
  readonly by?: Name;
  readonly companyId?: string | null;
  readonly changesExisting?: boolean;
}

/** What tests do with files of people; by default as the administrator of Acme. */
export function createImportSteps(app: () => StaffTestApp) {
  const as = (name: Name) => ({ cookie: app().cookies[name] });
  const addGroup = (name: string, companyId = 'acme') =>
    app().areas.directory.addGroup(app().db, {
      companyId,
      name,
      permissions: [...permissionCodes],
      isDefault: false,
    });
  return {
    as,
    addGroup,
    /** Gives everybody every permission, and Acme its groups. */
    begin: async () => {
      await app()
        .db.update(authUsers)
        .set({ permissions: [...permissionCodes] });
      for (const name of ['Impiegati', 'Turnisti']) await addGroup(name);
    },
    check: (
      lines: readonly string[] | Uint8Array<ArrayBuffer>,
      { by = 'hr', companyId = null, changesExisting = true }: CheckOptions = {},
    ) => {
      const content = lines instanceof Uint8Array ? lines : lines.join('\r\n');
      const files = { file: new File([content], 'persone.csv', { type: 'text/csv' }) };
      return callOn(app().app, checkUserImport, { companyId, changesExisting }, { ...as(by), files });
    },
    start: (id: string, { by = 'hr', invites = true }: { by?: Name; invites?: boolean } = {}) =>
      callOn(app().app, startUserImport, { id, invites }, as(by)),
    get: async (id: string) => (await callOn(app().app, getUserImport, { id }, as('hr'))).output.import,
    rowsOf: async (id: string, by: Name = 'hr') =>
      (await callOn(app().app, listUserImportRows, { id, offset: 0, length: 50 }, as(by))).output.rows,
    runDue: () => app().platform.jobs.runDue(),
    find: (username: string) => findUserByUsername(app().db, username),
  };
}
