import { describeOnBothDatabases } from '../../testing/index.ts';
import { hashSecret, newSecret } from '../ids.ts';
import { platformOneTimeLinks } from './one-time-links.schema.ts';

const binding = { purpose: 'recovery', subject: 'mario' };
const refusal = { code: 'link-invalid' };

describeOnBothDatabases('a one-time link', (testApp) => {
  const links = () => testApp().platform.oneTimeLinks;
  const issue = (change: Partial<typeof binding> = {}) =>
    links().issue(testApp().db, { ...binding, ...change, validForMs: 60_000 });
  const consume = (secret: string, purpose = 'recovery') =>
    links().consume(testApp().db, { purpose, secret });

  beforeEach(() => testApp().empty());

  it('says whom it is for as often as it is looked at, and is used once', async () => {
    const secret = await issue();
    for (let count = 0; count < 3; count += 1)
      expect(await links().find({ purpose: 'recovery', secret })).toBe('mario');
    expect(await consume(secret)).toBe('mario');
    await expect(consume(secret)).rejects.toMatchObject(refusal);
    await expect(links().find({ purpose: 'recovery', secret })).rejects.toMatchObject(refusal);
  });

  it('is nothing where it was written into the database, or given to another', async () => {
    const secret = await issue();
    const own = newSecret();
    const [row] = await testApp().db.select().from(platformOneTimeLinks);
    if (!row) throw new Error('there is a link');
    await testApp()
      .db.insert(platformOneTimeLinks)
      .values({ ...row, secretHash: hashSecret(own) });
    await expect(links().find({ purpose: 'recovery', secret: own })).rejects.toMatchObject(refusal);
    await testApp().db.update(platformOneTimeLinks).set({ subject: 'anna' });
    await expect(consume(secret)).rejects.toMatchObject(refusal);
  });

  it('answers nothing to who has words of their own for a refusal', async () => {
    const secret = await issue();
    const tryConsume = (purpose: string) => links().tryConsume(testApp().db, { purpose, secret });
    expect(await tryConsume('sign-up')).toBeUndefined();
    expect(await tryConsume('recovery')).toBe('mario');
    expect(await tryConsume('recovery')).toBeUndefined();
  });

  it('is used once by however many at the same time', async () => {
    const secret = await issue();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => consume(secret)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is alive again when what it was taken for was rolled back', async () => {
    const secret = await issue();
    const failing = testApp().db.transaction(async (transaction) => {
      await links().consume(transaction, { purpose: 'recovery', secret });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await consume(secret)).toBe('mario');
  });

  it('is replaced by the next one of the same binding, and by no other', async () => {
    const first = await issue();
    const other = await issue({ subject: 'anna' });
    const second = await issue();
    await expect(consume(first)).rejects.toMatchObject(refusal);
    expect(await consume(second)).toBe('mario');
    expect(await consume(other)).toBe('anna');
  });

  it('is over after its time, and when it is revoked', async () => {
    const late = await issue();
    testApp().clock.advance(60_000);
    await expect(consume(late)).rejects.toMatchObject(refusal);
    const revoked = await issue();
    await links().revoke(testApp().db, binding);
    await expect(consume(revoked)).rejects.toMatchObject(refusal);
  });

  it('is of no use for another purpose, and stays alive for its own', async () => {
    const secret = await issue();
    await expect(consume(secret, 'sign-up')).rejects.toMatchObject(refusal);
    expect(await consume(secret)).toBe('mario');
  });

  it.each(['', 'short', 'x'.repeat(5000)])('is not made up', async (secret) => {
    await issue();
    await expect(consume(secret)).rejects.toMatchObject(refusal);
  });

  it('is kept as a hash, and thrown away a day after its end', async () => {
    const secret = await issue();
    const kept = await testApp().db.select().from(platformOneTimeLinks);
    expect(JSON.stringify(kept)).not.toContain(secret);
    testApp().clock.advance(25 * 60 * 60_000);
    await links().clean();
    expect(await testApp().db.select().from(platformOneTimeLinks)).toEqual([]);
  });
});
