import { mayExportHours } from './timesheet.policy.ts';

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
type Name = keyof typeof people;

describe('the hours of a company', () => {
  const exporters = (companyId: string) =>
    (Object.keys(people) as Name[]).filter((name) => mayExportHours(people[name], companyId));

  it('are taken out by its administrators and super users alone', () => {
    expect(exporters('acme')).toEqual(['super user', 'administrator of Acme']);
    expect(exporters('beta')).toEqual(['super user', 'administrator of Beta']);
  });
});
