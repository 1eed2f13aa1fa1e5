import { phonePrefixChoices } from './phone-prefix-choices.ts';

describe('phonePrefixChoices', () => {
  it('begins with Italy, in the language of the moment', () => {
    expect(phonePrefixChoices('it')[0]).toEqual({ value: '+39', label: 'Italia (+39)' });
    expect(phonePrefixChoices('en')[0]).toEqual({ value: '+39', label: 'Italy (+39)' });
  });

  it('holds each prefix once, of one to four digits', () => {
    const values = phonePrefixChoices('it').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.filter((value) => !/^\+\d{1,4}$/.test(value))).toEqual([]);
    expect(values).toEqual(expect.arrayContaining(['+1', '+44', '+378', '+41']));
  });
});
