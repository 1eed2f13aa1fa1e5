import { mayActFor, mayActForOthers, type ActingCandidate, type ActingSubject } from './acting-for.policy.ts';

const person = (userId: string, flags: { a: 'Y' | 'N'; b: 'S' | 'N' }, companyId: string | null) => ({
  userId,
  flags,
  companyId,
});
const staff = { a: 'N', b: 'N' } as const;
const administrator = { a: 'N', b: 'S' } as const;
const superUser = { a: 'Y', b: 'N' } as const;

const people = {
  'super user': person('ada', superUser, 'acme'),
  'administrator of Acme': person('hr', administrator, 'acme'),
  'administrator of Beta': person('paola', administrator, 'beta'),
  'administrator of no company': person('nina', administrator, null),
  'staff of Acme': person('mario', staff, 'acme'),
} as const satisfies Record<string, ActingCandidate>;

/** For whom: a company as a whole, or one of its people. */
const subjects = {
  Acme: { companyId: 'acme', person: null },
  Beta: { companyId: 'beta', person: null },
  'staff of Acme': { companyId: 'acme', person: people['staff of Acme'] },
  'administrator of Acme': { companyId: 'acme', person: people['administrator of Acme'] },
  'super user of Acme': { companyId: 'acme', person: people['super user'] },
  'other super user of Acme': { companyId: 'acme', person: person('root', superUser, 'acme') },
  'staff of Beta': { companyId: 'beta', person: person('luca', staff, 'beta') },
  'staff of Beta, as of Acme': { companyId: 'acme', person: person('luca', staff, 'beta') },
  'staff of no company, as of Acme': { companyId: 'acme', person: person('zoe', staff, null) },
} as const satisfies Record<string, ActingSubject>;

type Person = keyof typeof people;
type Subject = keyof typeof subjects;

/** For whom each may act; nobody for themselves. */
const table: Record<Person, readonly Subject[]> = {
  'super user': [
    'Acme',
    'Beta',
    'staff of Acme',
    'administrator of Acme',
    'other super user of Acme',
    'staff of Beta',
  ],
  'administrator of Acme': ['Acme', 'staff of Acme'],
  'administrator of Beta': ['Beta', 'staff of Beta'],
  'administrator of no company': [],
  'staff of Acme': [],
};

const rows = Object.entries(table) as [Person, readonly Subject[]][];

describe('acting for others', () => {
  it.each(rows)('lets a %s act for: %j', (name, expected) => {
    const names = Object.keys(subjects) as Subject[];
    expect(names.filter((subject) => mayActFor(people[name], subjects[subject]))).toEqual(expected);
  });

  it('is offered to administrators and super users, and nobody else', () => {
    const offered = Object.entries(people).flatMap(([name, each]) => (mayActForOthers(each) ? [name] : []));
    expect(offered).toEqual([
      'super user',
      'administrator of Acme',
      'administrator of Beta',
      'administrator of no company',
    ]);
  });
});
