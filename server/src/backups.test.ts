import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { completeDocument, saveSignatures } from 'shared-api/contracts/signing';
import { makeBackup, restoreInto } from './backups.ts';
import { demoOf } from './areas/signing/testing/demo-server.ts';
import { drawingsFor } from './areas/signing/testing/documents.builders.ts';
import { startServerProcess } from './areas/signing/testing/server-process.ts';
import { listSubjectsAfter } from './platform/audit/audit.repository.ts';
import { findLastBackupAt } from './platform/backup/last-backup.ts';
import { createKeyFile, readBackupKey } from './platform/backup/backup-key.ts';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { openBareDatabase } from './testing/index.ts';
import { addDatabaseTo } from './testing/templates.ts';
import { canUsePostgres, postgresUrl } from './testing/test-server.ts';
import { openPlatform } from './start-server.ts';

const timeoutMs = 240_000;
const hasPostgres = await canUsePostgres();
const logger = createLogger('silent');
let scratch = '';
const at = (name: string) => join(scratch, name);
const installation = (folder: string, env: Record<string, string> = {}) => ({
  logger,
  config: readConfig({ DATA_DIR: at(folder), LOG_LEVEL: 'silent', ...env }),
});
const unseen = () => undefined;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'sportello-backups-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What must come back: each document with its files, each event with its proof, and how many sessions there are. */
async function factsOf(options: ReturnType<typeof installation>) {
  const { database, storage, audit } = await openPlatform(options);
  const { db } = database;
  try {
    const { rows: documents } = await db.execute<Record<string, string | null>>(
      sql`select id, state, title, file_hash, uploaded_hash, sealed_hash from signing_documents order by id`,
    );
    const files = documents.flatMap((row) => [row['file_hash'], row['uploaded_hash'], row['sealed_hash']]);
    // Reading fails where a content has another hash than its name.
    const sizes = await Promise.all(
      files
        .filter((hash) => typeof hash === 'string')
        .map(async (hash) => (await buffer(await storage.read(hash))).length),
    );
    const { rows: events } = await db.execute(
      sql`select id, subject, sequence, action, actor, data::text, at::text, hash from platform_audit order by id`,
    );
    const subjects = await listSubjectsAfter(db, '', 10_000);
    const chains = await Promise.all(subjects.map((subject) => audit.verifyChain(db, subject)));
    const { rows: sessions } = await db.execute(sql`select count(*) as count from platform_sessions`);
    return {
      kept: { documents, sizes, events, subjects },
      areChainsIntact: chains.every(({ isIntact }) => isIntact),
      sessions: sessions[0]?.['count'],
      lastBackupAt: await findLastBackupAt(db),
    };
  } finally {
    await database.close();
  }
}

/** A server that runs, on which a document was signed and sealed. */
async function startWithSigned(folder: string) {
  await addDatabaseTo(at(folder));
  const server = await startServerProcess(at(folder));
  const demo = demoOf(server, readFileSync(join(at(folder), 'outbox-token'), 'utf8').trim());
  const password = readFileSync(join(at(folder), 'demo-password'), 'utf8').trim();
  const { id, cookie } = await demo.sendDocument(await demo.signIn('hr.acme', password), 1);
  await server.call(saveSignatures, { id, signatures: drawingsFor(0) }, cookie);
  await server.call(completeDocument, { id }, cookie);
  await demo.untilSealed(id, cookie);
  return { server, id };
}

describe('a backup of the running server', () => {
  it(
    'brings every document, file, event and proof back once all is lost, and moves between the databases',
    async () => {
      const { server, id } = await startWithSigned('first');
      await createKeyFile(at('key'));
      const key = await readBackupKey(at('key'));
      const options = { key, withKeys: true, onProgress: unseen };
      const path = at('first.backup');
      const made = await makeBackup({ ...installation('first'), ...options, path });
      expect(made).toMatchObject({ lastBackupAt: null, end: { unavailable: [] } });
      expect(Object.keys(made.end.keys).toSorted()).toEqual(['installation-secret', 'seal.pem']);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      await server.kill();
      expect(readdirSync(scratch).filter((name) => name.endsWith('.partial'))).toEqual([]);

      const { kept, sessions } = await factsOf(installation('first'));
      expect(kept.documents.find((document) => document['id'] === id)).toMatchObject({ state: 'signed' });
      expect(sessions).toBeGreaterThan(0);
      rmSync(at('first'), { recursive: true });

      await restoreInto({ ...installation('second'), file: { path, key } });
      const expected = { kept, areChainsIntact: true, sessions: 0, lastBackupAt: made.header.madeAt };
      expect(await factsOf(installation('second'))).toEqual(expected);
      await expect(restoreInto({ ...installation('second'), file: { path, key } })).rejects.toThrow(
        'This installation is not empty',
      );
      if (hasPostgres) await moveThroughPostgres({ path: at('second.backup'), options, expected });
    },
    timeoutMs,
  );
});

/** To PostgreSQL with the files and keys where they lie, and from there into a folder of its own. */
async function moveThroughPostgres({
  path,
  options,
  expected,
}: {
  path: string;
  options: Omit<Parameters<typeof makeBackup>[0], 'path' | 'config' | 'logger'>;
  expected: Awaited<ReturnType<typeof factsOf>>;
}): Promise<void> {
  const bare = await openBareDatabase('postgres');
  try {
    const { rows } = await bare.db.execute<{ name: string }>(sql`select current_database() as name`);
    const onPostgres = installation('second', { DATABASE_URL: postgresUrl(rows[0]?.name ?? '') });
    const { key } = options;
    // Nobody serves: the command opens the folder by itself.
    const { header, lastBackupAt } = await makeBackup({ ...installation('second'), ...options, path });
    expect(lastBackupAt).toEqual(expected.lastBackupAt);
    await restoreInto({ ...onPostgres, file: { path, key } });
    expect(await factsOf(onPostgres)).toEqual({ ...expected, lastBackupAt: header.madeAt });

    const back = await makeBackup({ ...onPostgres, ...options, path: `${path}.back` });
    await restoreInto({ ...installation('third'), file: { path: `${path}.back`, key } });
    expect(await factsOf(installation('third'))).toEqual({ ...expected, lastBackupAt: back.header.madeAt });
  } finally {
    await bare.close();
  }
}

describe('a backup', () => {
  it('is not made of nothing, and overwrites nothing', async () => {
    const options = { key: undefined, withKeys: false, onProgress: unseen };
    await expect(
      makeBackup({ ...installation('nowhere'), ...options, path: at('nothing.backup') }),
    ).rejects.toThrow('There is nothing to back up');
    await createKeyFile(at('taken'));
    await expect(makeBackup({ ...installation('nowhere'), ...options, path: at('taken') })).rejects.toThrow(
      'is there already',
    );
  });
});
