import { claimsAlike, findClaim, textsOf, valuesAlike } from './claim-path.ts';

const said = {
  groups: ['a'],
  realm_access: { roles: ['b', 'c'] },
  'https://acme.example/roles': ['d'],
  resources: [{ name: 'e' }, { name: 'f' }, { other: 'g' }],
  department: 'Uffici',
  empty: [],
  amr: ['pwd'],
};

describe('a claim', () => {
  it.each([
    ['groups', ['a']],
    ['realm_access.roles', ['b', 'c']],
    ['https://acme.example/roles', ['d']],
    ['resources.name', ['e', 'f']],
    ['empty', []],
    ['realm_access.groups', undefined],
    ['realm_access.roles.x', undefined],
    ['Groups', undefined],
    ['toString', undefined],
    ['__proto__.constructor', undefined],
    ['', undefined],
  ])('is found by %j', (path, found) => expect(findClaim(said, path)).toEqual(found));

  it('of another shape is no list', () => {
    expect(textsOf('a')).toEqual(['a']);
    expect(textsOf([])).toEqual([]);
    expect(textsOf(['a', 1])).toEqual(['a']);
    for (const value of [[{ name: 'a' }], { a: 1 }, 7, null]) expect(textsOf(value)).toBeUndefined();
  });
});

describe('what looks alike', () => {
  it('are claims with nearly the name, and lists', () => {
    expect(claimsAlike(said, 'Departments')).toEqual([
      'groups',
      'realm_access.roles',
      'https://acme.example/roles',
      'resources.name',
      'department',
      'empty',
    ]);
    expect(claimsAlike({ ...said, groups: undefined }, 'groups')).not.toContain('groups');
  });

  it.each([
    ['Staff', 'staff'],
    ['/staff', 'staff'],
    ['/acme/Staff', 'staff'],
    ['CN=Staff,OU=Groups,DC=acme', 'staff'],
    ['team a', 'team-a'],
  ])('is %j to %j', (sent, wanted) => expect(valuesAlike([sent, 'x'], [wanted])).toEqual([{ sent, wanted }]));

  it('is nothing where a value fits, or is another', () => {
    expect(valuesAlike(['staff', 'Staff'], ['staff'])).toEqual([]);
    expect(valuesAlike(['guests', '', '/'], ['staff'])).toEqual([]);
  });
});
