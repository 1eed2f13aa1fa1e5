import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { setValue } from '../installation/installation.repository.ts';
import { createLiveMoves } from './live-moves.ts';
import { buildFolder, deploy, descriptionFile, rollback } from './live-pointers.ts';

let app: TestApp;
let dist = '';
const name = 'signing';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  dist = await mkdtemp(join(tmpdir(), 'sportello-moves-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function deployNew(build: string, description = `{"version":"${build}"}`) {
  await mkdir(buildFolder(dist, name, build), { recursive: true });
  await writeFile(descriptionFile(dist, name, build), description);
  await deploy({ dist, name, build });
}
const look = () => createLiveMoves({ ...app.platform, db: app.db, modules: { dist } }).clean();
const moves = async () =>
  (await app.platform.audit.list(app.db, `platform_builds:${name}`)).map(({ action, data }) => [
    action,
    (data['before'] as { build?: string }).build ?? null,
    (data['after'] as { build?: string }).build,
  ]);

describe('what is live', () => {
  it('is an event of the log at each move, forward and back, and at no other time', async () => {
    await deployNew('1');
    await look();
    await look();
    await deployNew('2');
    await look();
    await rollback({ dist, name });
    await look();
    await look();
    expect(await moves()).toEqual([
      ['build.went-live', null, '1'],
      ['build.went-live', '1', '2'],
      ['build.went-live', '2', '1'],
    ]);
  });

  it('is another move where the description of the same build is another one', async () => {
    await deployNew('1');
    await look();
    await deployNew('1', '{"version":"1","entry":"other.js"}');
    await look();
    expect(await moves()).toHaveLength(2);
  });

  it('is noted anew where its note was written into the database by somebody else', async () => {
    await deployNew('1');
    await look();
    for (const value of [JSON.stringify({ build: '1', digest: '', proof: 'made up' }), 'nothing']) {
      await setValue(app.db, `live-build.${name}`, value);
      await look();
    }
    expect(await moves()).toEqual([
      ['build.went-live', null, '1'],
      ['build.went-live', null, '1'],
      ['build.went-live', null, '1'],
    ]);
  });
});
