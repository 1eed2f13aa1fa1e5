import { createSecretBox } from './secret-box.ts';

const secretBox = createSecretBox('the secret of an installation');

describe('the box of secrets', () => {
  it('gives back what it sealed, and never writes the same twice', () => {
    const [one, other] = [secretBox.seal('segreto', 'here'), secretBox.seal('segreto', 'here')];
    expect(secretBox.open(one, 'here')).toBe('segreto');
    expect(one).not.toBe(other);
    expect(one).not.toContain('segreto');
  });

  it('gives back bytes only where they were sealed, and never writes the same twice', () => {
    const bytes = Buffer.from([0, 255, 37, 80]);
    const [one, other] = [secretBox.sealBytes(bytes, 'here'), secretBox.sealBytes(bytes, 'here')];
    expect(secretBox.openBytes(one, 'here')).toEqual(bytes);
    expect(one.equals(other)).toBe(false);
    expect(() => secretBox.openBytes(one, 'there')).toThrow();
  });

  it.each([
    ['in another place', (sealed: string) => secretBox.open(sealed, 'there')],
    ['with another secret', (sealed: string) => createSecretBox('another').open(sealed, 'here')],
    ['once it was changed', (sealed: string) => secretBox.open(`${sealed.slice(0, -2)}AA`, 'here')],
    [
      'in a version that is not known',
      (sealed: string) => secretBox.open(sealed.replace('v1', 'v9'), 'here'),
    ],
  ])('opens nothing %s', (_case, open) => {
    expect(() => open(secretBox.seal('segreto molto lungo', 'here'))).toThrow();
  });

  it('opens what was sealed by a secret before, and seals by the new one', () => {
    const renewed = createSecretBox('the next secret', ['one between', 'the secret of an installation']);
    expect(renewed.open(secretBox.seal('segreto', 'here'), 'here')).toBe('segreto');
    expect(() => renewed.open(secretBox.seal('segreto', 'here'), 'there')).toThrow();
    const sealed = renewed.seal('segreto', 'here');
    expect(createSecretBox('the next secret').open(sealed, 'here')).toBe('segreto');
    expect(() => secretBox.open(sealed, 'here')).toThrow();
  });

  it('gives one key for one place, of the right length, and another with another secret', () => {
    const key = secretBox.deviceKey('here');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(secretBox.deviceKey('here')).toBe(key);
    expect(secretBox.deviceKey('there')).not.toBe(key);
    expect(createSecretBox('another').deviceKey('here')).not.toBe(key);
  });
});
