import { mayExportHours, mayManageMonthOf, mayManageMonths, mayOpenMonthOf } from './timesheet.policy.ts';

const none = { a: 'N', b: 'N' } as const;
const person = (userId: string, flags: { a: 'Y' | 'N'; b: 'S' | 'N' }, companyId: string) => ({
  userId,
  flags,
  companyId,
});
const people = {
  'super user': person('ada', { a: 'Y', b: 'N' }, 'acme'),
  'administrator of Acme': person('hr', { a: 'N', b: 'S' }, 'acme'),
  'administrator of Beta': person('paola', { a: 'N', b: 'S' }, 'beta'),
  'staff of Acme': person('mario', none, 'acme'),
};
const subjects = {
  ...people,
  'other staff of Acme': person('giulia', none, 'acme'),
  'without an account': { userId: null, flags: none, companyId: 'acme' },
};
type Name = keyof typeof people;
type Subject = keyof typeof subjects;

/** Whose months each may manage, and open besides. */
const table: Record<Name, [manages: Subject[], alsoOpens: Subject[]]> = {
  'super user': [Object.keys(subjects) as Subject[], []],
  'administrator of Acme': [
    ['administrator of Acme', 'staff of Acme', 'other staff of Acme', 'without an account'],
    [],
  ],
  'administrator of Beta': [['administrator of Beta'], []],
  'staff of Acme': [[], ['staff of Acme']],
};

describe('whose months somebody', () => {
  it.each(Object.entries(table) as [Name, (typeof table)[Name]][])(
    '%s manages and opens',
    (name, [manages, opens]) => {
      const names = Object.keys(subjects) as Subject[];
      expect(names.filter((each) => mayManageMonthOf(people[name], subjects[each]))).toEqual(manages);
      expect(names.filter((each) => mayOpenMonthOf(people[name], subjects[each]))).toEqual([
        ...manages,
        ...opens,
      ]);
      expect(mayManageMonths(people[name])).toBe(manages.length > 0);
    },
  );
});

describe('the hours of a company', () => {
  const exporters = (companyId: string) =>
    (Object.keys(people) as Name[]).filter((name) => mayExportHours(people[name], companyId));

  it('are taken out by its administrators and super users alone', () => {
    expect(exporters('acme')).toEqual(['super user', 'administrator of Acme']);
    expect(exporters('beta')).toEqual(['super user', 'administrator of Beta']);
  });
});
