import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { setValue } from '../installation/installation.repository.ts';
import { createRowProofs } from '../secrets/row-proofs.ts';
import { platformAreaFailures } from '../failures/failures.schema.ts';
import { createLiveMoves } from './live-moves.ts';
import { buildFolder, deploy, descriptionFile, rollback } from './live-pointers.ts';

let app: TestApp;
let dist = '';
const name = 'signing';

interface Mover {
  readonly secret?: string;
  readonly now?: Date;
}

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  dist = await mkdtemp(join(tmpdir(), 'sportello-moves-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function deployNew(build: string, description = `{"version":"${build}"}`, by: Mover = {}) {
  await mkdir(buildFolder(dist, name, build), { recursive: true });
  await writeFile(descriptionFile(dist, name, build), description);
  await deploy({ dist, name, build, ...by });
}
const look = (rowProofs = app.platform.rowProofs) =>
  createLiveMoves({ ...app.platform, rowProofs, db: app.db, clock: app.clock, modules: { dist } }).clean();
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

describe('a build that went live', () => {
  const secret = 'the secret of this installation';
  const proofs = createRowProofs(secret);
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
  const description = (build: string) => `{"version":"${build}"}`;
  const deployBy = (build: string, by: Mover) => deployNew(build, description(build), by);
  const asked = async () =>
    (await app.db.select().from(platformAreaFailures))
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ area, kind, build }) => `${area} ${kind} ${build}`);
  const proved = async () =>
    (await app.platform.audit.list(app.db, `platform_builds:${name}`)).map(({ data }) => data['isProved']);

  it('is believed where it is what the installation begins with, and asked about later', async () => {
    await deployBy('1', { now: at(1) });
    await look(proofs);
    expect(await asked()).toEqual([]);
    await deployBy('2', { now: at(2) });
    await look(proofs);
    await look(proofs);
    expect(await asked()).toEqual(['signing unproved 2']);
    expect(await proved()).toEqual([false, false]);
  });

  it('is not asked about where who deployed it, or took it back, had the installation’s secret', async () => {
    await deployBy('1', { now: at(1) });
    await look(proofs);
    await deployBy('2', { now: at(2), secret });
    await look(proofs);
    await rollback({ dist, name, now: at(3), secret });
    await look(proofs);
    expect(await asked()).toEqual([]);
    expect(await proved()).toEqual([false, true, true]);
    await deployBy('3', { now: at(4), secret: 'that of another installation' });
    await look(proofs);
    expect(await asked()).toEqual(['signing unproved 3']);
  });

  it('is answered for by who deploys the same one again with the secret', async () => {
    await deployBy('1', { now: at(1) });
    await look(proofs);
    await deployBy('2', { now: at(2) });
    await look(proofs);
    await deployBy('2', { now: at(3), secret });
    await look(proofs);
    expect(await asked()).toEqual([]);
  });

  it('is asked about where a record of before was put in the place of the newest', async () => {
    await deployBy('1', { now: at(1), secret });
    await look(proofs);
    await deployBy('2', { now: at(2), secret });
    await look(proofs);
    const folder = join(dist, 'live');
    const [first = ''] = (await readdir(folder)).toSorted();
    await copyFile(join(folder, first), join(folder, '000009.json'));
    await look(proofs);
    expect(await asked()).toEqual(['signing unproved 1']);
  });
});
