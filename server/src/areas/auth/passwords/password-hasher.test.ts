import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { createPasswordHasher, hashesAtOnce, noPassword } from './password-hasher.ts';

const cheap = { cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } };

describe('the password hasher', () => {
  it('knows the password again, and makes another hash each time', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = [await hasher.hash('Segreta-1!'), await hasher.hash('Segreta-1!')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify(one, 'Segreta-1!')).toBe(true);
    expect(await hasher.verify(one, 'segreta-1!')).toBe(false);
  });

  // Only Linux has priorities for threads, and lists them.
  const itOnLinux = process.platform === 'linux' ? it : it.skip;
  itOnLinux('computes in threads that let everything else of the server go first', async () => {
    await createPasswordHasher().hash('Segreta-1!');
    const own = getPriority();
    expect(prioritiesOfThreads()).toContain(own);
    expect(Math.max(...prioritiesOfThreads())).toBe(Math.min(own + 10, 19));
  });

  it('takes a password as it was typed: every sign of a long one, its case and its blanks', async () => {
    const hasher = createPasswordHasher(cheap);
    const long = ` ${'Città 日本 '.repeat(120)}`;
    const hash = await hasher.hash(long);
    expect(await hasher.verify(hash, long)).toBe(true);
    for (const other of [long.trim(), long.slice(0, -1), long.toUpperCase(), long.normalize('NFD')])
      expect(await hasher.verify(hash, other)).toBe(false);
  });

  it('is never right without a hash', async () => {
    expect(await createPasswordHasher().verify(undefined, 'Segreta-1!')).toBe(false);
    for (const password of ['Segreta-1!', ''])
      expect(await createPasswordHasher().verify(noPassword, password)).toBe(false);
  });

  it('refuses more than may wait, and works on afterwards', async () => {
    const hasher = createPasswordHasher({ atOnce: 1, waiting: 1 });
    const results = await Promise.allSettled([hasher.hash('a'), hasher.hash('b'), hasher.hash('c')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await hasher.hash('d')).toContain('argon2id');
  });

  it('leaves a core to everybody else, and never takes more than two', () => {
    expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 2, 2]);
  });

  it('has places for who is known that a rush of others does not take, and serves them first', async () => {
    const hasher = createPasswordHasher({ ...cheap, atOnce: 1, waiting: 4, waitingUnknown: 2 });
    const hash = await hasher.hash('Segreta-1!');
    await hasher.verify(undefined, 'x');
    const order: string[] = [];
    const rush = Array.from({ length: 20 }, () => hasher.verify(hash, 'x', 'anybody'));
    const rushed = Promise.allSettled(rush.map((each) => each.then(() => order.push('anybody'))));
    expect(() => hasher.requireRoom('anybody')).toThrow('unavailable');
    expect(await hasher.verify(hash, 'Segreta-1!', 'known')).toBe(true);
    order.push('known');
    const done = (await rushed).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(3);
    expect(order).toEqual(['anybody', 'known', 'anybody', 'anybody']);
  });
});

/** The priority of each thread of this process (0 is ordinary, 19 is last), as the system lists it. */
function prioritiesOfThreads(): number[] {
  const tasks = '/proc/self/task';
  return readdirSync(tasks).map((thread) => {
    const afterName = readFileSync(`${tasks}/${thread}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[16]);
  });
}
