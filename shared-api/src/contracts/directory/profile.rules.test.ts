import { isOtherAddress, maxEmailLength, profileFields } from './profile.rules.ts';

const problemOf = (field: keyof typeof profileFields, text: string) =>
  profileFields[field].safeParse(text).error?.issues[0]?.message;

describe('the fields of a profile', () => {
  it.each([
    ['', 'emailRequired'],
    ['  ', 'emailRequired'],
    ['mario.rossi', 'emailInvalid'],
    ['mario@acme', 'emailInvalid'],
    ['mario rossi@acme.example', 'emailInvalid'],
    [`${'m'.repeat(maxEmailLength)}@acme.example`, 'emailInvalid'],
    ['x<evil@evil.example>', 'emailInvalid'],
    ['a,b,evil@evil.example', 'emailInvalid'],
    ['group:evil@evil.example;', 'emailInvalid'],
    [' mario@acme.example ', undefined],
    ["d'angelo+sportello@mail.acme.example", undefined],
  ])('say of the address %j: %j', (typed, problem) => expect(problemOf('email', typed)).toBe(problem));

  it('ask for both names', () => {
    expect(problemOf('firstName', ' ')).toBe('required');
    expect(problemOf('lastName', '')).toBe('required');
    expect(profileFields.firstName.parse(' Mario ')).toBe('Mario');
  });

  it('take no address for a name, and no line ends in it', () => {
    expect(problemOf('lastName', 'Premio https://evil.example/')).toBe('nameInvalid');
    expect(profileFields.firstName.parse('Mario\r\nBcc: a@b.it')).toBe('Mario Bcc: a@b.it');
  });
});

describe('isOtherAddress', () => {
  const profile = { email: 'Mario.Rossi@acme.example' };

  it.each([
    ['mario.rossi@ACME.example ', false],
    ['mario.rossi@beta.example', true],
  ])('of %j is %j', (email, isOther) => expect(isOtherAddress(profile, email)).toBe(isOther));
});
