import {
  mayManageAccount,
  maySeeCompany,
  ownCompanies,
  visibleCompanies,
  type CompanyMember,
} from './companies.policy.ts';

const member = (a: 'Y' | 'S' | 'N', b: 'Y' | 'S' | 'N', companyId: string | null): CompanyMember => ({
  flags: { a, b },
  companyId,
});

const people = {
  'super user': member('Y', 'N', 'acme'),
  'super user (S)': member('S', 'N', 'beta'),
  'super user of no company': member('Y', 'S', null),
  'administrator of Acme': member('N', 'S', 'acme'),
  'administrator of Acme (Y)': member('N', 'Y', 'acme'),
  'administrator of Beta': member('N', 'S', 'beta'),
  'administrator of no company': member('N', 'S', null),
  'staff of Acme': member('N', 'N', 'acme'),
  'staff of no company': member('N', 'N', null),
} as const;

type Person = keyof typeof people;

/** Which companies each may choose among, which are their own, and whether a super user's account is theirs to manage. */
const table: Record<Person, [visible: string, own: string, managesSuperUsers: boolean]> = {
  'super user': ['all', 'all', true],
  'super user (S)': ['all', 'all', true],
  'super user of no company': ['all', 'all', true],
  'administrator of Acme': ['acme', 'acme', false],
  'administrator of Acme (Y)': ['acme', 'acme', false],
  'administrator of Beta': ['beta', 'beta', false],
  'administrator of no company': ['', '', false],
  'staff of Acme': ['', 'acme', false],
  'staff of no company': ['', '', false],
};

const rows = Object.entries(table) as [Person, (typeof table)[Person]][];

describe('who has to do with which companies', () => {
  it.each(rows)(
    'lets a %s see, own, and manage super users: %j',
    (name, [visible, own, managesSuperUsers]) => {
      const person = people[name];
      expect(written(visibleCompanies(person))).toBe(visible);
      expect(written(ownCompanies(person))).toBe(own);
      const seen = [...companies, null].filter((company) => maySeeCompany(person, company));
      expect(seen).toEqual(visible === 'all' ? [...companies, null] : visible.split(' ').filter(Boolean));
      expect(mayManageAccount(person, people['super user'].flags)).toBe(managesSuperUsers);
      expect(mayManageAccount(person, people['super user (S)'].flags)).toBe(managesSuperUsers);
    },
  );

  it.each(rows)('lets a %s manage the account of whoever is no super user', (name) => {
    for (const subject of ['administrator of Acme', 'staff of Acme'] as const)
      expect(mayManageAccount(people[name], people[subject].flags)).toBe(true);
  });
});

const companies = ['acme', 'beta'];

function written(ids: 'all' | readonly string[]): string {
  return ids === 'all' ? ids : ids.join(' ');
}
