import { readPhoneNumber } from './phone-number.rules.ts';

describe('readPhoneNumber', () => {
  it.each([
    ['+39', '333 123 45 67', '+393331234567'],
    ['0039', '333.123.4567', '+393331234567'],
    ['39', '(333) 123-4567', '+393331234567'],
    ['+39', '06 1234 5678', '+390612345678'],
    ['+41', '79 123 45 67', '+41791234567'],
    ['+378', '66 66 12 12', '+37866661212'],
    ['+44', '07911 123456', '+447911123456'],
  ])('reads %s %s', (prefix, mobile, full) => {
    const number = readPhoneNumber(prefix, mobile);
    expect(number?.full).toBe(full);
    expect(`${number?.prefix}${number?.mobile}`).toBe(full);
  });

  it.each([
    ['+39', ''],
    ['+39', '1234'],
    ['+39', '333 123 4567 8901'],
    ['+39', '333 abc 4567'],
    ['+41', '79 123'],
    ['', '333 123 4567'],
    ['+999', '333 123 4567'],
  ])('takes %j %j for no number', (prefix, mobile) =>
    expect(readPhoneNumber(prefix, mobile)).toBeUndefined(),
  );
});
