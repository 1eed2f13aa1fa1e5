import { appAddress, codeAt, newKey, stepOf } from './time-code.ts';

const at = (seconds: number) => new Date(seconds * 1000);
/** The key of the examples of RFC 6238: the ASCII digits 12345678901234567890, in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeAt(key, at(seconds))).toBe(code);
    expect(stepOf(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('last thirty seconds, with one step of drift on each side', () => {
    const code = codeAt(key, at(3000));
    expect(stepOf(key, code, at(3000 - 30))).toBe(100);
    expect(stepOf(key, code, at(3000 + 59))).toBe(100);
    expect(stepOf(key, code, at(3000 - 31))).toBeUndefined();
    expect(stepOf(key, code, at(3000 + 60))).toBeUndefined();
  });

  it('come from keys of 160 bits that are new each time', () => {
    expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });

  it('are offered to an app under the names of product and person', () => {
    const address = appAddress({ key, issuer: 'Sportello', label: 'anna.neri' });
    expect(address).toMatch(/^otpauth:\/\/totp\/Sportello:anna\.neri\?/);
    expect(new URL(address).searchParams.get('secret')).toBe(key);
    expect(new URL(address).searchParams.get('issuer')).toBe('Sportello');
  });
});
