import {
  mayChangeEmail,
  mayChangePhone,
  mayEditProfile,
  mayOpenProfile,
  type ProfileActor,
} from './profile.policy.ts';

const staff: ProfileActor = {
  userId: 'mario',
  flags: { a: 'N', b: 'N' },
  companyId: 'acme',
  permissions: ['doc_docsign'],
};
const administrator: ProfileActor = { ...staff, userId: 'elena', flags: { a: 'N', b: 'S' } };
const superUser: ProfileActor = { ...staff, userId: 'ada', flags: { a: 'Y', b: 'N' } };

const people = {
  staff,
  'staff with the permission': { ...staff, permissions: ['profilo_docsign'] },
  administrator,
  'administrator with the permission': { ...administrator, permissions: ['profilo_docsign'] },
  'administrator of no company': { ...administrator, companyId: null },
  'super user': superUser,
  'super user (S)': { ...superUser, flags: { a: 'S', b: 'N' }, companyId: 'beta' },
} as const satisfies Record<string, ProfileActor>;

/** Whose profile it is, beside one's own. */
const others = {
  'staff of Acme': { ...staff, userId: 'giulia' },
  'administrator of Acme': { ...administrator, userId: 'dario' },
  'super user of Acme': { ...superUser, userId: 'root' },
  'staff of Beta': { ...staff, userId: 'luca', companyId: 'beta' },
  'staff of no company': { ...staff, userId: 'zoe', companyId: null },
} as const satisfies Record<string, ProfileActor>;

type Person = keyof typeof people;
type Other = keyof typeof others;

const everybody = Object.keys(others) as Other[];
const ofAcme: readonly Other[] = ['staff of Acme', 'administrator of Acme'];

/** Whose profiles each may open beside their own. */
const opened: Record<Person, readonly Other[]> = {
  staff: [],
  'staff with the permission': [],
  administrator: ofAcme,
  'administrator with the permission': ofAcme,
  'administrator of no company': [],
  'super user': everybody,
  'super user (S)': everybody,
};

const all = 'data, address, number';
const nothing = '·';
/**
 * What each may change: on their own profile, on their own while they act for others, and on another that they may open; a number
 * nobody but its person.
 */
const changed: Record<Person, [own: string, ownWhileActing: string, other: string]> = {
  staff: [nothing, nothing, nothing],
  'staff with the permission': [all, 'data', 'data, address'],
  administrator: [nothing, nothing, nothing],
  'administrator with the permission': [all, 'data', 'data, address'],
  'administrator of no company': [nothing, nothing, nothing],
  'super user': [all, 'data', 'data, address'],
  'super user (S)': [all, 'data', 'data, address'],
};

const rowsOf = <Row>(table: Record<Person, Row>) => Object.entries(table) as [Person, Row][];

describe('who may open a profile', () => {
  it.each(rowsOf(opened))('lets %s open their own, and those of: %j', (name, expected) => {
    const actor = people[name];
    expect(mayOpenProfile(actor, actor)).toBe(true);
    expect(everybody.filter((other) => mayOpenProfile(actor, others[other]))).toEqual(expected);
  });
});

describe('who may change a profile', () => {
  it.each(rowsOf(changed))('lets %s change on their own, acting for others, on another: %j', (name, row) => {
    const actor = people[name];
    const acting = { companyId: 'acme', userId: 'luca' };
    const other = others['staff of Acme'];
    expect([changes(actor, actor, null), changes(actor, actor, acting), changes(actor, other, null)]).toEqual(
      row,
    );
    expect(changes(actor, other, acting)).toBe(row[2]);
  });
});

function changes(actor: ProfileActor, person: ProfileActor, actingFor: unknown): string {
  const given = { ...actor, actingFor };
  const words = [
    mayEditProfile(given) && 'data',
    mayChangeEmail(given, person) && 'address',
    mayChangePhone(given, person) && 'number',
  ];
  return words.filter(Boolean).join(', ') || nothing;
}
