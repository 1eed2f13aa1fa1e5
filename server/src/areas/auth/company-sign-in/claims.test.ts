import { canBecomeAccount, readClaims } from './claims.ts';
import { mergeClaims, needsMore } from './merge-claims.ts';

const own = { iss: 'https://id.acme.example', sub: 'anna' };
const asked = { groupsClaim: 'groups', acrValues: '' };
const read = (claims: Record<string, unknown>) => readClaims({ ...own, ...claims }, asked);
const merged = (signed: Record<string, unknown>, more: Record<string, unknown>) =>
  readClaims(mergeClaims({ ...own, ...signed }, more, 'groups'), asked);
const name = { given_name: 'Anna', family_name: 'Neri' };
const email = 'anna@acme.example';

describe('an address', () => {
  it.each([
    [true, true],
    ['true', true],
    [' TRUE ', true],
    ['false', false],
    [false, false],
    ['yes', false],
    [1, false],
    [undefined, false],
    [['true'], false],
  ])('is confirmed by %j: %j', (said, isVerified) =>
    expect(read({ email, email_verified: said })).toMatchObject({ isVerified }),
  );

  it.each([email, 'ANNA@Acme.example', "d'angelo+x@acme.example"])('can be %j', (text) =>
    expect(read({ email: text, email_verified: true })).toMatchObject({ email: text, isAddress: true }),
  );

  it.each([
    'x@acme.example,y@acme.example',
    'out@evil.example,new@acme.example',
    'out@evil.example;new@acme.example',
    'Anna <anna@acme.example>',
    'a b@acme.example',
    '"a b"@acme.example',
    'an\u0000na@acme.example',
    'anna@acme.example\r\nBcc: out@evil.example',
    'anna\u200b@acme.example',
    'anna@acme.example\u202e',
    'anna',
    `${'a'.repeat(250)}@acme.example`,
  ])('can not be %j', (text) => expect(read({ email: text, email_verified: true }).isAddress).toBe(false));

  it('that is none of a user name makes no account', () => {
    expect(canBecomeAccount(read({ email: 'r&d@acme.example' }))).toBe(false);
    expect(canBecomeAccount(read({ email: 'аnna@acme.example' }))).toBe(false);
    expect(canBecomeAccount(read({ email }))).toBe(true);
  });

  it('and its confirmation are of one place', () => {
    const other = 'other@acme.example';
    expect(merged({ email }, { email_verified: true })).toMatchObject({ email, isVerified: false });
    expect(merged({ email: other }, { email, email_verified: true })).toMatchObject({
      email,
      isVerified: true,
    });
    expect(merged({ email, email_verified: false }, { email: other, email_verified: true })).toMatchObject({
      email,
      isVerified: false,
    });
    expect(merged({ email_verified: true }, { email })).toMatchObject({ email, isVerified: false });
    expect(merged({}, { email, email_verified: 'true' })).toMatchObject({ email, isVerified: true });
    expect(merged({ email, email_verified: true }, {})).toMatchObject({ email, isVerified: true });
    expect(merged({}, {})).toMatchObject({ email: '', isVerified: false });
  });
});

describe('what is missing in what was signed', () => {
  const whole = { email, email_verified: true, ...name, groups: [] };

  it.each([
    [whole, false],
    [{ ...whole, email_verified: undefined }, true],
    [{ ...whole, email: undefined }, true],
    [{ ...whole, groups: undefined }, true],
    [{ ...whole, family_name: '' }, true],
  ])('of %j is asked for: %j', (claims, isAsked) => expect(needsMore(claims, 'groups')).toBe(isAsked));

  it('is taken claim by claim, and who it is never', () => {
    const {
      issuer,
      subject,
      name: found,
      values,
    } = merged(
      { email, email_verified: true, given_name: 'Anna' },
      { iss: 'x', sub: 'y', given_name: 'Other', family_name: 'Neri', groups: 'staff' },
    );
    expect([issuer, subject]).toEqual([own.iss, own.sub]);
    expect(found).toEqual({ firstName: 'Anna', lastName: 'Neri' });
    expect(values).toEqual(['staff']);
  });
});

describe('a name', () => {
  it.each([
    [name, { firstName: 'Anna', lastName: 'Neri' }],
    [{ name: 'Anna Neri' }, 'missing'],
    [{ given_name: 'Anna' }, 'missing'],
    [{ given_name: ['Anna'], family_name: { value: 'Neri' }, name: 7 }, 'missing'],
    [{ given_name: '\u202e\u200b', family_name: 'Neri' }, 'missing'],
    [{ given_name: 'Vinci su https://evil.example', family_name: 'Neri' }, 'invalid'],
    [{ given_name: 'A'.repeat(101), family_name: 'Neri' }, 'invalid'],
    [{ given_name: 'Vinci!', family_name: '' }, 'invalid'],
  ])('of %j is %j', (claims, found) => expect(read(claims).name).toEqual(found));

  it.each([
    ['Anna Neri', { firstName: 'Anna', lastName: 'Neri' }],
    ['De Luca, Maria Pia', { firstName: 'Maria Pia', lastName: 'De Luca' }],
    ['Nina', { firstName: 'Nina', lastName: '' }],
    ['A\u0000da Neri', { firstName: 'A da', lastName: 'Neri' }],
    ['https://evil.example Neri', { firstName: '', lastName: 'Neri' }],
    ['', { firstName: '', lastName: '' }],
  ])('%j may mean %j', (whole, guess) => expect(read({ name: whole }).guess).toEqual(guess));
});

describe('groups', () => {
  it.each([
    [{ groups: ['a'] }, ['a'], 'sent'],
    [{ groups: 'a' }, ['a'], 'sent'],
    [{ groups: [] }, [], 'sent'],
    [{}, null, 'missing'],
    [{ groups: null }, null, 'missing'],
    [{ groups: [{ name: 'a' }] }, null, 'unreadable'],
    [{ groups: { a: true } }, null, 'unreadable'],
    [{ _claim_names: { groups: 'src1' } }, null, 'tooMany'],
  ])('of %j are %j: %s', (claims, values, groupsSent) =>
    expect(read(claims)).toMatchObject({ values, groupsSent }),
  );
});
