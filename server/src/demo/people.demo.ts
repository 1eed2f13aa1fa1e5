import type { PermissionCode, RoleFlags } from 'shared-api/contracts/common';
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
  /** What they are in beside the group of everybody; it says what they may do. */
  readonly groups: readonly DemoGroupKey[];
  readonly usesBadge: boolean;
  readonly hasChangedPassword: boolean;
  /** Who it is, for the list that the start prints; it adds what is special about the account. */
  readonly role: string;
}

/** The groups of each company of the demo, and what they give. */
export const demoGroups = {
  staff: {
    name: 'Dipendenti',
    permissions: ['profilo_docsign', 'oggetti_docsign', 'doc_docsign', 'firma_docsign'],
    isDefault: true,
  },
  office: {
    name: 'Ufficio del personale',
    permissions: ['notif_docsign', 'utenti_docsign'],
    isDefault: false,
  },
  direction: { name: 'Direzione', permissions: permissionCodes, isDefault: false },
} as const satisfies Record<
  string,
  { name: string; permissions: readonly PermissionCode[]; isDefault: boolean }
>;

type DemoGroupKey = keyof typeof demoGroups;

const staff = {
  flags: { a: 'N', b: 'N' },
  groups: ['staff'],
  usesBadge: false,
  hasChangedPassword: true,
} as const;

/** What somebody of the demo may do. */
export function demoPermissionsOf({ groups }: Pick<DemoPerson, 'groups'>): PermissionCode[] {
  const given = new Set<PermissionCode>(groups.flatMap((key) => demoGroups[key].permissions));
  return permissionCodes.filter((code) => given.has(code));
}

/** Id of a demo person, the same in every installation. */
export function demoUserId(username: string): string {
  return `demo-${username}`;
}

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
    groups: ['staff', 'direction'],
    role: 'administers everything',
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
    groups: ['staff', 'office'],
    role: 'administers Acme',
  },
  {
    ...staff,
    username: 'mario.rossi',
    firstName: 'Mario',
    lastName: 'Rossi',
    email: 'mario.rossi@acme.example',
    mobile: '3330000003',
    companyId: 'acme',
    role: 'works at Acme',
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
    role: 'works at Acme, with a badge',
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
    role: 'works at Beta',
  },
  {
    ...staff,
    username: demoPersonWithApp,
    firstName: 'Anna',
    lastName: 'Neri',
    email: 'anna.neri@acme.example',
    mobile: '3330000006',
    companyId: 'acme',
    role: 'works at Acme',
  },
];
