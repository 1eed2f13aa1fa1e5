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

  it.each([
    'O’Brien',
    "D'Angelo",
    'Ægir',
    'Anna-Maria',
    'J. R. Smith 3rd',
    'Giovanni XXIII',
    'Nguyễn',
    'إيمان',
    '山田',
    'Anna (Annie)',
    'Müller, Dr.',
    'l·lull',
  ])('take %s for a name', (name) => {
    expect(problemOf('firstName', name)).toBeUndefined();
    expect(profileFields.lastName.parse(name)).toBe(name);
  });

  it.each(['+1+1', '=1+1', '@SUM', '<script>', '<img src=x onerror=1>', '{{7*7}}', '$x', 'a|b', 'a@b.it'])(
    'take %s for no name',
    (name) => {
      expect(problemOf('lastName', name)).toBe('nameInvalid');
    },
  );

  it('take no address for a name, and no line ends in it', () => {
    expect(problemOf('lastName', 'Premio https://evil.example/')).toBe('nameInvalid');
    expect(profileFields.firstName.parse('Mario\r\nBcc: Anna')).toBe('Mario Bcc: Anna');
  });
});

describe('isOtherAddress', () => {
  const profile = { email: 'Mario.Rossi@acme.example' };

  it.each([
    ['mario.rossi@ACME.example ', false],
    ['mario.rossi@beta.example', true],
  ])('of %j is %j', (email, isOther) => expect(isOtherAddress(profile, email)).toBe(isOther));
});
