import { readPhoneNumber, readWholePhoneNumber } from './phone-number.rules.ts';

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
    ['+979', '123456789'],
    ['+883', '510012345'],
  ])('takes %j %j for no number', (prefix, mobile) =>
    expect(readPhoneNumber(prefix, mobile)).toBeUndefined(),
  );
});

describe('readWholePhoneNumber', () => {
  it.each([
    ['333 123 4567', '+39', '3331234567'],
    ['+39 333-1234567', '+39', '3331234567'],
    ['+393331234567', '+39', '3331234567'],
    ['0039 333 1234567', '+39', '3331234567'],
    ['+378 0549 123456', '+378', '0549123456'],
    ['+41791234567', '+41', '791234567'],
  ])('reads %j', (text, prefix, mobile) => {
    expect(readWholePhoneNumber(text)).toEqual({ prefix, mobile, full: prefix + mobile });
  });

  it.each(['', '12', '+39', 'abc', 'tel 3331234567', '+39 12345678901234567', '+39 333 1234567 ext 5'])(
    'takes %j for no number',
    (text) => expect(readWholePhoneNumber(text)).toBeUndefined(),
  );
});
