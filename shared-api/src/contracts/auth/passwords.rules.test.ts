import { changedPassword, firstPassword, maxPasswordLength } from './passwords.rules.ts';

const problemsOf = (password: string) =>
  firstPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

describe('the rules of the first password', () => {
  it.each([
    ['', ['required', 'length', 'upperCase', 'lowerCase', 'digit', 'special']],
    ['Abcde1!', ['length']],
    ['abcdef1!', ['upperCase']],
    ['ABCDEF1!', ['lowerCase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['special']],
    ['Abcdefg1?', ['special']],
    ['Àbcdefg1^', []],
  ])('names what %j breaks', (password, broken) => {
    expect(problemsOf(password)).toEqual(broken);
  });

  it.each('!@#$^&*+'.split(''))('takes %s as the special character', (character) => {
    expect(problemsOf(`Abcdefg1${character}`)).toEqual([]);
  });

  it('end at 1,000 characters', () => {
    const longest = `Aa1!${'x'.repeat(maxPasswordLength - 4)}`;
    expect(firstPassword.safeParse(longest).success).toBe(true);
    expect(firstPassword.safeParse(`${longest}x`).success).toBe(false);
  });
});

describe('the rules of a changed password', () => {
  it.each([
    ['Abcdefgh', true],
    ['Abcdefg', false],
    ['abcdefgh', false],
  ])('are length and a capital: %j', (password, isTaken) => {
    expect(changedPassword.safeParse(password).success).toBe(isTaken);
  });
});
