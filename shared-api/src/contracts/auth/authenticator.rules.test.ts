import { isTimeCode, readRecoveryCode, showKey, showRecoveryCode } from './authenticator.rules.ts';

describe('the rules of authenticator codes', () => {
  it.each([
    ['012345', true],
    ['01234', false],
    ['0123456', false],
    ['01234a', false],
    ['', false],
  ])('takes %j for a code of the app: %s', (text, isCode) => {
    expect(isTimeCode(text)).toBe(isCode);
  });

  it.each(['7k2mp-0q1rt-abcde', ' 7K2MP 0Q1RT ABCDE ', '7k2mpoqlrtabcde', '7k2mp–oqirt–abcde'])(
    'reads %j as the recovery code that was meant',
    (typed) => {
      expect(readRecoveryCode(typed)).toBe('7k2mp0q1rtabcde');
    },
  );

  it.each(['', '123456', '7k2mp-0q1rt-abcd', '7k2mp-0q1rt-abcdu', '7k2mp-0q1rt-abcdef'])(
    'reads no recovery code in %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeUndefined();
    },
  );

  it('shows codes and keys in groups', () => {
    expect(showRecoveryCode('7k2mp0q1rtabcde')).toBe('7k2mp-0q1rt-abcde');
    expect(showKey('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  });
});
