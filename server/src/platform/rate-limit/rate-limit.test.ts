import { describeOnBothDatabases } from '../../testing/index.ts';

const rule = { name: 'test', key: 'Mario@example.com', limit: 3, windowMs: 60_000 };

describeOnBothDatabases('a limit of attempts', (testApp) => {
  const count = (change: Partial<typeof rule> = {}) =>
    testApp().platform.rateLimits.count({ ...rule, ...change });

  beforeEach(() => testApp().empty());

  it('holds when all come at the same time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => count()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('says how long to wait, and ends with its window', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await count();
    testApp().clock.advance(15_000);
    await expect(count()).rejects.toMatchObject({ code: 'too-many-requests', details: { seconds: 45 } });
    testApp().clock.advance(45_000);
    await count();
  });

  it('counts for each key and name alone, whatever the case', async () => {
    for (const key of ['MARIO@example.com', 'mario@example.com', 'mario@EXAMPLE.com']) await count({ key });
    await expect(count()).rejects.toMatchObject({ code: 'too-many-requests' });
    await count({ key: 'other' });
    await count({ name: 'other' });
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    for (const key of ['2001:db8::1', '2001:db8::2', '2001:db8::dead:beef']) await count({ key });
    await expect(count({ key: '2001:db8:0:0:1::' })).rejects.toMatchObject({ code: 'too-many-requests' });
    await count({ key: '2001:db8:0:1::1' });
  });

  it('is counted by several rules in order, up to the first that refuses', async () => {
    const { rateLimits } = testApp().platform;
    const rules = [
      { ...rule, name: 'address', limit: 2 },
      { ...rule, name: 'person', limit: 4, text: { it: 'Basta', en: 'Enough' } },
    ] as const;
    await rateLimits.count(...rules);
    await rateLimits.count(...rules);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(rateLimits.count(...rules)).rejects.toMatchObject({ details: { seconds: 60 } });
    await rateLimits.forget(rules[0]);
    await rateLimits.count(...rules);
    await rateLimits.count(...rules);
    await rateLimits.forget(rules[0]);
    await expect(rateLimits.count(...rules)).rejects.toMatchObject({ text: { it: 'Basta' } });
    await rateLimits.forget(...rules);
    await rateLimits.count(...rules);
  });

  it('is counted and forgotten at the same time, whichever counter was there first', async () => {
    const { rateLimits } = testApp().platform;
    const [first, second] = [
      { ...rule, name: 'first', limit: 10_000 },
      { ...rule, name: 'second', limit: 10_000 },
    ] as const;
    const rounds = Array.from({ length: 200 }).flatMap(() => [
      rateLimits.count(first, second),
      rateLimits.count(second),
      rateLimits.forget(first, second),
    ]);
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('is forgotten after a success', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await count();
    await testApp().platform.rateLimits.forget(rule);
    await expect(count()).resolves.toBeUndefined();
  });
});
