import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createFakeClock } from '../../testing/index.ts';
import { addDatabaseTo } from '../../testing/templates.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../logger.ts';
import { serveBackups } from './backup-channel.ts';
import { askForCopy, type ServerCopy } from './backup-client.ts';
import { findLastBackupAt } from './last-backup.ts';

const limits = {
  poolSize: 1,
  statementTimeoutMs: 20_000,
  waitForConnectionMs: 20_000,
  onError: () => undefined,
};
const clock = createFakeClock();
let folder = '';
let database: DatabaseHandle;
let stop: () => Promise<void>;
const serve = () => serveBackups({ database, dataFolder: folder, clock, logger: createLogger('silent') });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-channel-'));
  await addDatabaseTo(folder);
  database = await openDatabase({ ...limits, url: undefined, dataFolder: folder });
  await database.db.execute(sql`create table counted (number int)`);
  mkdirSync(join(folder, 'backup-copy'));
  stop = await serve();
});
afterAll(async () => {
  await stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy, as soon as the server has put the one before away. */
async function ask(): Promise<ServerCopy> {
  for (;;) {
    const copy = await askForCopy(folder).catch((error: Error) => {
      if (!error.message.includes('is being made already')) throw error;
      return null;
    });
    if (copy === undefined) throw new Error('nobody answers');
    if (copy) return copy;
  }
}

describe('the running server, asked for a copy of its database', () => {
  it('gives what was committed, and goes on meanwhile', async () => {
    expect(existsSync(join(folder, 'backup-copy'))).toBe(false);
    await database.db.execute(sql`insert into counted values (1)`);
    const copy = await database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into counted values (2)`);
      return openCopyOf(database);
    });
    await database.db.execute(sql`insert into counted values (3)`);
    const { rows } = await copy.db.execute(sql`select number from counted`);
    expect(rows).toEqual([{ number: 1 }]);
    await copy.close();
  });

  async function openCopyOf({ copyTo }: DatabaseHandle) {
    await copyTo?.(join(folder, 'within'));
    return openEmbedded({ ...limits, place: { kind: 'folder', folder: join(folder, 'within') } });
  }

  it('gives one at a time, takes it away at the end, and records what became of it', async () => {
    const first = await ask();
    expect(statSync(first.folder).mode & 0o077).toBe(0);
    expect(existsSync(join(first.folder, 'PG_VERSION'))).toBe(true);
    await expect(askForCopy(folder)).rejects.toThrow('is being made already');
    await first.record(new Date('2026-03-02T09:00:00Z'));
    first.close();
    const second = await ask();
    expect(second.lastBackupAt).toEqual(new Date('2026-03-02T09:00:00Z'));
    expect(await findLastBackupAt(database.db)).toEqual(second.lastBackupAt);
    second.close();
  });

  it('answers nothing to who does not know the token', async () => {
    const [port] = readFileSync(join(folder, 'backup-channel'), 'utf8').split(' ');
    expect(statSync(join(folder, 'backup-channel')).mode & 0o077).toBe(0);
    for (const line of ['{"token":"x"}\n', 'x\n', 'x'.repeat(20_000)]) {
      const socket = connect(Number(port), '127.0.0.1');
      const received: Buffer[] = [];
      socket.on('data', (bytes: Buffer) => received.push(bytes));
      socket.on('error', () => undefined);
      socket.write(line);
      await once(socket, 'close');
      expect(received).toEqual([]);
    }
  });

  it('ends with the server: what it leaves leads nowhere', async () => {
    const copy = await ask();
    const left = readFileSync(join(folder, 'backup-channel'), 'utf8');
    await stop();
    copy.close();
    expect(existsSync(join(folder, 'backup-copy'))).toBe(false);
    expect(await askForCopy(folder)).toBeUndefined();
    writeFileSync(join(folder, 'backup-channel'), left);
    expect(await askForCopy(folder)).toBeUndefined();
    stop = await serve();
  });
});
