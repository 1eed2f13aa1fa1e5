import { mayManageEmployee, mayManageEmployees, mayOpenEmployee } from './employees.policy.ts';

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

/** Whose records each may manage, and open besides. */
const table: Record<Name, [manages: Subject[], alsoOpens: Subject[]]> = {
  'super user': [Object.keys(subjects) as Subject[], []],
  'administrator of Acme': [
    ['administrator of Acme', 'staff of Acme', 'other staff of Acme', 'without an account'],
    [],
  ],
  'administrator of Beta': [['administrator of Beta'], []],
  'staff of Acme': [[], ['staff of Acme']],
};

describe('whose records somebody', () => {
  it.each(Object.entries(table) as [Name, (typeof table)[Name]][])(
    '%s manages and opens',
    (name, [manages, opens]) => {
      const names = Object.keys(subjects) as Subject[];
      expect(names.filter((each) => mayManageEmployee(people[name], subjects[each]))).toEqual(manages);
      expect(names.filter((each) => mayOpenEmployee(people[name], subjects[each]))).toEqual([
        ...manages,
        ...opens,
      ]);
      expect(mayManageEmployees(people[name])).toBe(manages.length > 0);
    },
  );
});
