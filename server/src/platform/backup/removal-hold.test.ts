import { describeOnBothDatabases } from '../../testing/index.ts';
import { holdRemovals } from './removal-hold.ts';

const at = { notPutFor: 0 };

describeOnBothDatabases('stored files', (testApp) => {
  const put = async (text: string) => {
    const bytes = Buffer.from(text);
    return (await testApp().platform.storage.put([bytes], { limit: bytes.length })).hash;
  };

  it('stay while a backup holds them, of several the longest', async () => {
    const { db, clock, platform } = testApp();
    const hash = await put('one');
    const first = await holdRemovals(db, clock);
    const second = await holdRemovals(db, clock);
    await first();
    expect(await platform.storage.remove(hash, at)).toBe(false);
    expect(await platform.storage.has(hash)).toBe(true);
    await second();
    expect(await platform.storage.remove(hash, at)).toBe(true);
    expect(await platform.storage.has(hash)).toBe(false);
  });

  it('can go again some minutes after a backup died', async () => {
    const { db, clock, platform } = testApp();
    const hash = await put('two');
    const release = await holdRemovals(db, clock);
    clock.advance(5 * 60_000 + 1);
    expect(await platform.storage.remove(hash, at)).toBe(true);
    await release();
  });
});
