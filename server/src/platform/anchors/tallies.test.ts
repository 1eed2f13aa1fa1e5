import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLogger } from '../logger.ts';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { anchorsFile } from './anchor-file.ts';
import { createTallies, type Tallies } from './tallies.service.ts';

const of = 'test';
const tallyName = 'tally.test';

describeOnBothDatabases('tallies', (testApp) => {
  const folders: string[] = [];
  let rows: string[] = [];
  let lines: string[] = [];

  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'anchors-'));
    folders.push(folder);
    return folder;
  };
  /** A process with a data folder. */
  const start = (dataFolder: string): Tallies => {
    const { platform, db } = testApp();
    const logger = createLogger('error', { write: (line) => lines.push(line) });
    // The one of the test's own app has the jobs of the kind.
    const jobs = { ...platform.jobs, handle: () => undefined };
    const tallies = createTallies({ ...platform, db, jobs, logger, dataFolder });
    tallies.watch(of, async function* () {
      yield rows;
    });
    return tallies;
  };
  const add = async (tallies: Tallies, ...added: string[]) => {
    await testApp().db.transaction((tx) => tallies.change(tx, of, { added, removed: [] }));
    rows.push(...added);
    await tallies.keepAnchors();
  };
  const read = async () => {
    const { rows: found } = await testApp().db.execute<{ value: string }>(
      sql`select value from platform_installation where name = ${tallyName}`,
    );
    return found[0]?.value ?? '';
  };
  const putBack = (value: string) =>
    testApp().db.execute(sql`update platform_installation set value = ${value} where name = ${tallyName}`);

  beforeEach(async () => {
    await testApp().empty();
    rows = ['a', 'b'];
    lines = [];
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('are shared by processes with folders of their own, each of which misses what was put back', async () => {
    const [one, other] = [start(newFolder()), start(newFolder())];
    await Promise.all([one.begin(of), other.begin(of)]);
    const former = await read();
    await add(one, 'c');
    await add(other, 'd');
    expect(await one.keepAnchors()).toEqual([]);
    expect(await other.compare(of)).toBeUndefined();
    await putBack(former);
    expect(await one.keepAnchors()).toMatchObject([{ of, problem: 'put-back' }]);
    expect(await other.keepAnchors()).toMatchObject([{ of, problem: 'put-back' }]);
    // Both are told, once.
    expect(await one.keepAnchors()).toEqual([]);
  });

  it('are missed where another went on from an earlier one to the same generation', async () => {
    const tallies = start(newFolder());
    await tallies.begin(of);
    const former = await read();
    await add(tallies, 'c');
    await putBack(former);
    await testApp().db.transaction((tx) => tallies.change(tx, of, { added: ['x'], removed: [] }));
    expect(await tallies.keepAnchors()).toMatchObject([{ problem: 'put-back' }]);
  });

  it('may be ahead of their anchors, where a process ended in between', async () => {
    const folder = newFolder();
    const tallies = start(folder);
    await tallies.begin(of);
    const former = readFileSync(join(folder, anchorsFile));
    await add(tallies, 'c');
    await add(tallies, 'd');
    writeFileSync(join(folder, anchorsFile), former);
    const again = start(folder);
    expect(await again.keepAnchors()).toEqual([]);
    expect(await again.compare(of)).toBeUndefined();
  });

  it('are begun once where a folder knows nothing of them, and in the database alone where it cannot be written', async () => {
    const folder = newFolder();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    const tallies = start(folder);
    await tallies.begin(of);
    await add(tallies, 'c');
    expect(lines.join()).toContain('the anchors of the database cannot be read');
    rows = ['a'];
    expect(await tallies.compare(of)).toMatchObject({ expected: 3, found: 1 });
    rmSync(folder);
    expect(await tallies.keepAnchors()).toEqual([]);
    expect(readFileSync(join(folder, anchorsFile), 'utf8')).toContain(of);
  });

  it('are missed where they are gone, and where the anchors were not written by this installation', async () => {
    const folder = newFolder();
    const tallies = start(folder);
    await tallies.begin(of);
    await testApp().db.execute(sql`delete from platform_installation where name = ${tallyName}`);
    rows = ['a'];
    expect(await tallies.keepAnchors()).toMatchObject([{ of, problem: 'lost' }]);
    await tallies.begin(of);
    await add(tallies, 'e');
    expect(await tallies.compare(of)).toBeUndefined();
    const written = readFileSync(join(folder, anchorsFile), 'utf8');
    writeFileSync(join(folder, anchorsFile), written.replace(/"generation":\d+/, '"generation":1'));
    expect(await tallies.keepAnchors()).toMatchObject([{ problem: 'forged' }]);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('hold when the installation has another secret, and tell nobody without it what they add up to', async () => {
    const folder = newFolder();
    const tallies = start(folder);
    await tallies.begin(of);
    await add(tallies, 'c');
    const secret = 'a secret of the tests';
    const renewed = createSecretBox('the next secret of the tests', [secret]);
    const { platform, db } = testApp();
    const jobs = { ...platform.jobs, handle: () => undefined };
    const next = createTallies({ ...platform, db, jobs, dataFolder: folder, secretBox: renewed });
    next.watch(of, async function* () {
      yield rows;
    });
    await add(next, 'd');
    expect(await next.compare(of)).toBeUndefined();
    expect(await read()).not.toContain('"sum"');
    rows = rows.slice(1);
    expect(await next.compare(of)).toMatchObject({ problem: 'other', expected: 4, found: 3 });
  });
});
