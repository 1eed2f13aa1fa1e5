import { createPasswordHasher } from './password-hasher.ts';

describe('the password hasher', () => {
  it('knows the password again, and makes another hash each time', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = [await hasher.hash('Segreta-1!'), await hasher.hash('Segreta-1!')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify(one, 'Segreta-1!')).toBe(true);
    expect(await hasher.verify(one, 'segreta-1!')).toBe(false);
  });

  it('is never right without a hash', async () => {
    expect(await createPasswordHasher().verify(undefined, 'Segreta-1!')).toBe(false);
  });

  it('refuses more than may wait, and works on afterwards', async () => {
    const hasher = createPasswordHasher({ atOnce: 1, waiting: 1 });
    const results = await Promise.allSettled([hasher.hash('a'), hasher.hash('b'), hasher.hash('c')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await hasher.hash('d')).toContain('argon2id');
  });
});
