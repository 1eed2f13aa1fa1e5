import fc from 'fast-check';
import { fitsName, groupFiscalCode, isFiscalCode, plainFiscalCode } from './fiscal-code.rules.ts';

/** Codes of handbooks and of the Agenzia delle Entrate’s examples. */
const known = [
  'RSSMRA85T10A562S',
  'MRTMTT91D08F205J',
  'RSSMRA80A01H501U',
  'MLLSNT82P65Z404U',
  'VRDGPP13R10B293P',
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

describe('a codice fiscale', () => {
  it.each(known)('is one: %s', (code) => expect(isFiscalCode(code)).toBe(true));

  it.each([
    ['another check character', 'RSSMRA85T10A562T'],
    ['too short', 'RSSMRA85T10A562'],
    ['no month', 'RSSMRA85F10A562S'],
    ['no text at all', ''],
    ['a number of eleven digits', '12345678901'],
    ['small letters', 'rssmra85t10a562s'],
  ])('is none: %s', (_, code) => expect(isFiscalCode(code)).toBe(false));

  it('may be a provisional one of eleven digits, with its check digit', () => {
    expect(isFiscalCode('12345678903')).toBe(true);
    for (let digit = 0; digit < 10; digit += 1) expect(isFiscalCode(`1234567890${digit}`)).toBe(digit === 3);
    expect(isFiscalCode('00000000000')).toBe(false);
    expect(fitsName('12345678903', { firstName: 'Mario', lastName: 'Rossi' })).toBe(true);
  });

  it('may have letters for digits where two people would share one (omocodia)', () => {
    expect(isFiscalCode(withCheck('RSSMRA85T10A56N'))).toBe(true);
    expect(isFiscalCode(withCheck('RSSMRAURTMLARSN'))).toBe(true);
    expect(isFiscalCode(withCheck('RSSMRAUATMLARSN'))).toBe(false);
  });

  it('has a day that its month has', () => {
    expect(isFiscalCode(withCheck('RSSMRA85D31A562'))).toBe(false);
    expect(isFiscalCode(withCheck('RSSMRA85D71A562'))).toBe(false);
    expect(isFiscalCode(withCheck('RSSMRA85D70A562'))).toBe(true);
    expect(isFiscalCode(withCheck('RSSMRA85B29A562'))).toBe(false);
    expect(isFiscalCode(withCheck('RSSMRA84B29A562'))).toBe(true);
    expect(isFiscalCode(withCheck('RSSMRA85D00A562'))).toBe(false);
    expect(isFiscalCode(withCheck('RSSMRA85D40A562'))).toBe(false);
  });

  it('notices every single letter that is mistyped in its name', () => {
    const letter = fc.constantFrom(...letters);
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.integer({ min: 0, max: 5 }), letter, (code, at, typed) => {
        const wrong = code.slice(0, at) + typed + code.slice(at + 1);
        expect(isFiscalCode(wrong)).toBe(wrong === code);
      }),
    );
  });

  it('fits a name, where it can be told', () => {
    const fits = (firstName: string, lastName: string) =>
      fitsName('RSSMRA85T10A562S', { firstName, lastName });
    expect(fits('Mario', 'Rossi')).toBe(true);
    expect(fits('Màrio', 'Rôssi')).toBe(true);
    expect(fits('Luigi', 'Rossi')).toBe(false);
    expect(fits('', 'Rossi')).toBe(true);
    expect(fits('Мария', 'Rossi')).toBe(true);
    expect(fitsName('', { firstName: 'Mario', lastName: 'Rossi' })).toBe(true);
    expect(fitsName('MRTMTT91D08F205J', { firstName: 'Matteo', lastName: 'Moretti' })).toBe(true);
    const fo = withCheck('FOXGNN80A01H501');
    expect(fitsName(fo, { firstName: 'Gianni', lastName: 'Fo' })).toBe(true);
    expect(fitsName(withCheck('FOXGFR80A01H501'), { firstName: 'Gianfranco', lastName: 'Fo' })).toBe(true);
  });

  it('is read in groups and kept without them', () => {
    expect(groupFiscalCode('RSSMRA85T10A562S')).toBe('RSS MRA 85T10 A562 S');
    expect(groupFiscalCode('RSS')).toBe('RSS');
    expect(plainFiscalCode(' rss mra 85t10 a562 s ')).toBe('RSSMRA85T10A562S');
  });
});

/** The one of its 26 endings that counts, whatever else is wrong with it; the first where none does. */
function withCheck(start: string): string {
  const ends = letters.map((letter) => start + letter);
  return ends.find(isFiscalCode) ?? `${start}A`;
}
