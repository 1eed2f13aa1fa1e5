import { brokenPasswordRules, firstPassword } from './passwords.rules.ts';

describe('the rules of the first password', () => {
  it.each([
    ['', ['length', 'upperCase', 'lowerCase', 'digit', 'special']],
    ['Abcde1!', ['length']],
    ['abcdef1!', ['upperCase']],
    ['ABCDEF1!', ['lowerCase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['special']],
    ['Abcdefg1?', ['special']],
    ['Àbcdefg1^', []],
  ])('names what %j breaks', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
    expect(firstPassword.safeParse(password).success).toBe(broken.length === 0);
  });

  it.each('!@#$^&*+'.split(''))('takes %s as the special character', (character) => {
    expect(brokenPasswordRules(`Abcdefg1${character}`)).toEqual([]);
  });
});
