import type { LocalizedText, PermissionCode, RoleFlags } from 'shared-api/contracts/common';
import { permissionCodes } from 'shared-api/contracts/common';
import type { DemoCompanyId } from './companies.demo.ts';

/** Somebody of the demo. */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly companyId: DemoCompanyId;
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly usesBadge: boolean;
  readonly hasChangedPassword: boolean;
  /** Who it is, for the list that the start prints. */
  readonly role: LocalizedText;
}

const staffPermissions: readonly PermissionCode[] = [
  'doc_docsign',
  'firma_docsign',
  'oggetti_docsign',
  'profilo_docsign',
];

const staff = {
  flags: { a: 'N', b: 'N' },
  permissions: staffPermissions,
  usesBadge: false,
  hasChangedPassword: true,
} as const;

/** Who has an authenticator app; the start prints its key. */
export const demoPersonWithApp = 'anna.neri';

/** The people of the demo. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...staff,
    username: 'admin',
    firstName: 'Ada',
    lastName: 'Conti',
    email: 'admin@acme.example',
    mobile: '3330000001',
    companyId: 'acme',
    flags: { a: 'Y', b: 'N' },
    permissions: permissionCodes,
    role: { it: 'amministra tutto', en: 'administers everything' },
  },
  {
    ...staff,
    username: 'hr.acme',
    firstName: 'Elena',
    lastName: 'Ricci',
    email: 'hr@acme.example',
    // So that one can see what a login by SMS says then.
    mobile: '',
    companyId: 'acme',
    flags: { a: 'N', b: 'S' },
    permissions: [...staffPermissions, 'notif_docsign', 'utenti_docsign'],
    role: {
      it: 'amministra Acme, senza numero di telefono',
      en: 'administers Acme, without a phone number',
    },
  },
  {
    ...staff,
    username: 'mario.rossi',
    firstName: 'Mario',
    lastName: 'Rossi',
    email: 'mario.rossi@acme.example',
    mobile: '3330000003',
    companyId: 'acme',
    role: { it: 'dipendente di Acme', en: 'works at Acme' },
  },
  {
    ...staff,
    username: 'giulia.bianchi',
    firstName: 'Giulia',
    lastName: 'Bianchi',
    email: 'giulia.bianchi@acme.example',
    mobile: '3330000004',
    companyId: 'acme',
    usesBadge: true,
    role: { it: 'dipendente di Acme, con badge', en: 'works at Acme, with a badge' },
  },
  {
    ...staff,
    username: 'luca.verdi',
    firstName: 'Luca',
    lastName: 'Verdi',
    email: 'luca.verdi@beta.example',
    mobile: '3330000005',
    companyId: 'beta',
    hasChangedPassword: false,
    role: {
      it: 'dipendente di Beta, non ha mai cambiato la password',
      en: 'works at Beta, has never changed the password',
    },
  },
  {
    ...staff,
    username: demoPersonWithApp,
    firstName: 'Anna',
    lastName: 'Neri',
    email: 'anna.neri@acme.example',
    mobile: '3330000006',
    companyId: 'acme',
    role: {
      it: 'dipendente di Acme, con un’app di autenticazione',
      en: 'works at Acme, with an authenticator app',
    },
  },
];
