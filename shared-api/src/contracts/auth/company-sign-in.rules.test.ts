import { groupsByClaim, typedDomain } from './company-sign-in.rules.ts';

describe('the domain of a typed address', () => {
  it.each([
    [' Anna.Neri@ACME.example ', 'acme.example'],
    ['a@b.it', 'b.it'],
  ])('of %j is %s', (typed, domain) => expect(typedDomain(typed)).toBe(domain));

  it.each(['', 'anna', 'acme.example', '@acme.example', 'a@b', 'a@b@c.it', 'a b@c.it', 'a@c.i'])(
    'is none in %j',
    (typed) => expect(typedDomain(typed)).toBeUndefined(),
  );
});

describe('the groups of a claim', () => {
  const rules = [
    { value: 'a', groupId: '1' },
    { value: 'b', groupId: '1' },
    { value: 'c', groupId: '2' },
  ];

  it('are given by any of their values, and not given by none', () => {
    expect(groupsByClaim(rules, ['b', 'x'])).toEqual({ given: ['1'], notGiven: ['2'] });
    expect(groupsByClaim(rules, [])).toEqual({ given: [], notGiven: ['1', '2'] });
    expect(groupsByClaim([], ['a'])).toEqual({ given: [], notGiven: [] });
  });
});
