import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { completeDocument, saveSignatures } from 'shared-api/contracts/signing';
import { makeBackup, restoreInto } from './backups.ts';
import { signingDocuments } from './areas/signing/documents/document.schema.ts';
import { demoOf } from './areas/signing/testing/demo-server.ts';
import { documentRecord } from './areas/signing/testing/document-record.builders.ts';
import { drawnIn } from './areas/signing/testing/documents.builders.ts';
import { startServerProcess } from './areas/signing/testing/server-process.ts';
import { listSubjectsAfter } from './platform/audit/audit.repository.ts';
import { hashOf } from './platform/backup/archive-writer.ts';
import { findLastBackupAt } from './platform/backup/last-backup.ts';
import { installationSubject } from './platform/backup/last-restore.ts';
import { createKeyFile, readBackupKey } from './platform/backup/backup-key.ts';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { openBareDatabase } from './testing/index.ts';
import { addDatabaseTo } from './testing/templates.ts';
import { canUsePostgres, postgresUrl } from './testing/test-server.ts';
import { openPlatform } from './start-server.ts';

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
      sql`select id, subject, sequence, action, actor, data::text, at::text, hash from platform_audit where subject <> ${installationSubject} order by id`,
    );
    const all = await listSubjectsAfter(db, '', 10_000);
    const chains = await Promise.all(all.map((subject) => audit.verifyChain(db, subject)));
    const subjects = all.filter((subject) => subject !== installationSubject);
    const restores = await audit.list(db, installationSubject);
    const { rows: sessions } = await db.execute(sql`select count(*) as count from platform_sessions`);
    return {
      kept: { documents, sizes, events, subjects },
      areChainsIntact: chains.every(({ isIntact }) => isIntact),
      sessions: sessions[0]?.['count'],
      lastBackupAt: await findLastBackupAt(db),
      restores: restores.map(({ action, actor, data }) => ({ action, actor, data })),
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
  await server.call(saveSignatures, { id, ...drawnIn(0) }, cookie);
  await server.call(completeDocument, { id }, cookie);
  await demo.untilSealed(id, cookie);
  return { server, id };
}

describe('a backup of the running server', () => {
  it('brings every document, file, event and proof back once all is lost, and moves between the databases', async () => {
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

    // Of an installation that had this folder: it had come further.
    mkdirSync(at('second'));
    writeFileSync(at('second/anchors'), 'of another');
    const { seals } = await restoreInto({ ...installation('second'), file: { path, key } });
    expect(existsSync(at('second/anchors'))).toBe(false);
    const sealed = kept.documents.filter((document) => document['sealed_hash'] !== null);
    expect(seals).toEqual({ checked: sealed.length, broken: [] });
    expect(sealed.map((document) => document['id'])).toContain(id);
    const restored = restoreOf(made, path);
    const expected = {
      kept,
      areChainsIntact: true,
      sessions: 0,
      lastBackupAt: made.header.madeAt,
      restores: [restored],
    };
    expect(await factsOf(installation('second'))).toEqual(expected);
    await expect(restoreInto({ ...installation('second'), file: { path, key } })).rejects.toThrow(
      'This installation is not empty',
    );
    if (hasPostgres) await moveThroughPostgres({ path: at('second.backup'), options, expected });
  });
});

/** The event that the log has of a restore. */
function restoreOf({ header }: Awaited<ReturnType<typeof makeBackup>>, path: string) {
  const { madeAt, schema } = header;
  const data = { madeAt: madeAt.toISOString(), checksum: hashOf(readFileSync(path)), version: schema.name };
  return { action: 'backup.restored', actor: null, data };
}

/** A document that says that it is sealed, and whose PDF nobody sealed. */
async function addUnsealed(options: ReturnType<typeof installation>): Promise<void> {
  const { database, storage } = await openPlatform(options);
  const { hash } = await storage.put([Buffer.from('%PDF-1.7 that nobody sealed')], { limit: 100 });
  const files = { sealedHash: hash, fileHash: hash, uploadedHash: hash };
  const document = documentRecord({ id: 'unsealed', now: new Date() });
  await database.db.insert(signingDocuments).values({ ...document, ...files, state: 'signed' });
  await database.close();
}

/** Restores as people do, into a folder of its own. */
function restoreByCommand(path: string, folder: string): Promise<{ code: unknown; text: string }> {
  const script = fileURLToPath(new URL('../scripts/restore.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: at(folder), INIT_CWD: scratch };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, path, '--key', at('key')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, text: stdout + stderr }),
    );
  });
}

/** To PostgreSQL with the files and keys where they lie, and from there by the command into a folder of its own, where a seal does not hold. */
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
    const made = await makeBackup({ ...installation('second'), ...options, path });
    expect(made.lastBackupAt).toEqual(expected.lastBackupAt);
    await restoreInto({ ...onPostgres, file: { path, key } });
    const restores = [...expected.restores, restoreOf(made, path)];
    expect(await factsOf(onPostgres)).toEqual({ ...expected, restores, lastBackupAt: made.header.madeAt });

    await addUnsealed(onPostgres);
    const { kept } = await factsOf(onPostgres);
    const back = await makeBackup({ ...onPostgres, ...options, path: `${path}.back` });
    const ended = await restoreByCommand(`${path}.back`, 'third');
    expect(ended.text).toContain(`SHA-256 ${hashOf(readFileSync(`${path}.back`))}.`);
    expect(ended.text).toMatch(
      /sealed documents verified; 1 seal does not hold:\nunsealed {2}seal-broken, row-unknown {2}Documento unsealed/,
    );
    expect(ended.code).toBe(3);
    expect(await factsOf(installation('third'))).toEqual({
      ...expected,
      kept,
      restores: [...restores, restoreOf(back, `${path}.back`)],
      lastBackupAt: back.header.madeAt,
    });
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
