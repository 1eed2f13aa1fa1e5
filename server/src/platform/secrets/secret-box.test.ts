import { createSecretBox } from './secret-box.ts';

const sealer = createSecretBox('the secret of an installation');

describe('the sealer', () => {
  it('gives back what it sealed, and never writes the same twice', () => {
    const [one, other] = [sealer.seal('segreto', 'here'), sealer.seal('segreto', 'here')];
    expect(sealer.open(one, 'here')).toBe('segreto');
    expect(one).not.toBe(other);
    expect(one).not.toContain('segreto');
  });

  it.each([
    ['in another place', (sealed: string) => sealer.open(sealed, 'there')],
    ['with another secret', (sealed: string) => createSecretBox('another').open(sealed, 'here')],
    ['once it was changed', (sealed: string) => sealer.open(`${sealed.slice(0, -2)}AA`, 'here')],
    ['in a version that is not known', (sealed: string) => sealer.open(sealed.replace('v1', 'v9'), 'here')],
  ])('opens nothing %s', (_case, open) => {
    expect(() => open(sealer.seal('segreto molto lungo', 'here'))).toThrow();
  });
});
