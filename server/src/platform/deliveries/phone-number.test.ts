import { findPhoneNumber, toPhoneNumber } from './phone-number.ts';

describe('toPhoneNumber', () => {
  it.each([
    ['+39', '333 123 45 67'],
    ['0039', '3331234567'],
    ['39', '333-123.4567'],
  ])('reads %s %s as one number', (prefix, mobile) => {
    expect(toPhoneNumber(prefix, mobile).full).toBe('+393331234567');
  });

  it.each([
    ['', '3331234567'],
    ['+39', ''],
    ['+39', '12'],
    ['+39', '333abc4567'],
    ['+39999', '3331234567'],
  ])('refuses %j %j', (prefix, mobile) => {
    expect(() => toPhoneNumber(prefix, mobile)).toThrow(
      expect.objectContaining({ code: 'phone-number-missing' }),
    );
  });
});

describe('findPhoneNumber', () => {
  it('takes the usual prefix where a record holds none, and finds nothing in what is no number', () => {
    expect(findPhoneNumber('', '333 1234567')?.full).toBe('+393331234567');
    expect(findPhoneNumber('+41', '791234567')?.full).toBe('+41791234567');
    expect(findPhoneNumber('+39', '')).toBeUndefined();
  });
});
