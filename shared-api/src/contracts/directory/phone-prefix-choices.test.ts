import { phonePrefixChoices } from './phone-prefix-choices.ts';

describe('phonePrefixChoices', () => {
  it('begins with Italy, in the language of the moment', () => {
    const firstOf = (language: 'it' | 'en') => phonePrefixChoices(language).slice(0, 3);
    expect(firstOf('it')).toEqual([
      { value: '+39', label: 'Italia, Città del Vaticano (+39)' },
      { value: '+378', label: 'San Marino (+378)' },
      { value: '+41', label: 'Svizzera (+41)' },
    ]);
    expect(firstOf('en')[0]).toEqual({ value: '+39', label: 'Italy, Vatican City (+39)' });
  });

  it('names the largest of the countries that share a prefix', () => {
    const labels = new Map(phonePrefixChoices('en').map(({ value, label }) => [value, label]));
    expect(labels.get('+1')).toMatch(/^United States, Canada, .*… \(\+1\)$/);
    expect(labels.get('+44')).toMatch(/^United Kingdom, /);
    expect(labels.get('+7')).toMatch(/^Russia, /);
  });

  it('holds each prefix once, of one to four digits', () => {
    const values = phonePrefixChoices('it').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.filter((value) => !/^\+\d{1,4}$/.test(value))).toEqual([]);
    expect(values).toEqual(expect.arrayContaining(['+1', '+44', '+378', '+41']));
  });
});
