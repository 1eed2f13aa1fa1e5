import { isSameText, isSecret, newSecret } from './ids.ts';

describe('a secret', () => {
  it('has 256 bits of the generator for keys, and is never the same', () => {
    const secrets = Array.from({ length: 1000 }, newSecret);
    expect(new Set(secrets).size).toBe(1000);
    for (const secret of secrets) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(isSecret(secret)).toBe(true);
    }
  });

  it('is compared whole', () => {
    const secret = newSecret();
    expect(isSameText(secret, secret)).toBe(true);
    for (const other of ['', secret.slice(1), `${secret}=`, secret.toLowerCase()])
      expect(isSameText(secret, other)).toBe(false);
  });
});
