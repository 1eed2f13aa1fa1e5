import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openBareDatabase, openTestDatabase, type TestDatabaseKind } from '../../../testing/index.ts';
import { canUsePostgres } from '../../../testing/test-server.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { openInstallationSecret } from '../../installation/installation-secret.ts';
import { createDiskStorage } from '../../storage/disk-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import type { BackupKey } from '../backup-key.ts';
import { readKeys, secretIn } from '../installation-keys.ts';
import { restoreBackup, type RestoredContents } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';

/** The databases that these tests can use. */
export const kinds: TestDatabaseKind[] = (await canUsePostgres()) ? ['embedded', 'postgres'] : ['embedded'];
/** When the backups are made. */
export const now = new Date('2026-03-02T09:00:00.000Z');
/** The one stored file that a row names. */
export const storedContent = Buffer.from('%PDF-1.7 a file that a row names');

const fileColumns = [{ table: 'timesheet_deliveries', column: 'file_hash' }];
let made = 0;

interface RestoreOptions {
  readonly path: string;
  /** Default: the embedded database. */
  readonly kind?: TestDatabaseKind;
  /** The data folder by name. Default: one of its own. */
  readonly folder?: string;
  /** Where the stored files go. Default: the data folder. */
  readonly storage?: Storage;
  /** What takes it in, and stays open. Default: a database of its own. */
  readonly database?: DatabaseHandle;
  readonly allowsUnproved?: boolean;
}

interface BackUpOptions {
  readonly key?: BackupKey;
  readonly withKeys?: boolean;
  /** Of a version that did not show who made it. */
  readonly isOfBefore?: boolean;
  /** Where the stored files lie. Default: the data folder `source`. */
  readonly storage?: Storage;
}

/** A folder in which a test backs up and restores. */
export function createScratch() {
  const scratch = mkdtempSync(join(tmpdir(), 'sportello-backup-'));
  const at = (name: string) => join(scratch, name);
  const storageOf = (folder: string) => createDiskStorage(join(at(folder), 'files'), () => undefined);

  return {
    at,
    storageOf,
    remove: () => rmSync(scratch, { recursive: true, force: true }),

    /** A path where nothing is yet. */
    newPath: (): string => at(`${(made += 1)}.backup`),

    /** Opens a database with rows of every kind, of the data folder `source`. */
    openSource: async (kind: TestDatabaseKind): Promise<DatabaseHandle> => {
      const source = await openTestDatabase(kind);
      const { hash } = await storageOf('source').put([storedContent], { limit: storedContent.length });
      await openInstallationSecret({ db: source.db, dataFolder: at('source'), given: undefined });
      await addRows(source, hash);
      return source;
    },

    /** Backs a database up. @returns the file's path */
    backUp: async (
      { db }: DatabaseHandle,
      { key, withKeys = true, isOfBefore = false, storage = storageOf('source') }: BackUpOptions = {},
    ): Promise<string> => {
      made += 1;
      const path = at(`${made}.backup`);
      const own = await readKeys({ dataFolder: at('source'), given: undefined });
      const keys = withKeys ? own : new Map<string, string>();
      const secret = isOfBefore ? undefined : secretIn(own);
      const facts = { fileColumns, keys, key, secret, now, onProgress: () => undefined };
      await writeBackup({ ...facts, db, storage, path });
      return path;
    },

    /** Restores a file into a database of its own, and looks at what is there. */
    restore: async (
      {
        path,
        kind = 'embedded',
        folder = `to-${(made += 1)}`,
        storage = storageOf(folder),
        database: given,
        allowsUnproved = false,
      }: RestoreOptions,
      look: (database: DatabaseHandle, folder: string) => Promise<void> = async () => undefined,
    ): Promise<RestoredContents> => {
      let database = given;
      try {
        const restored = await restoreBackup({
          file: { path, key: undefined },
          openDatabase: async () => {
            database ??= await openBareDatabase(kind);
            return { ...database, close: async () => undefined };
          },
          storage,
          dataFolder: at(folder),
          givenSecret: undefined,
          allowsUnproved,
        });
        if (database) await look(database, folder);
        return restored;
      } finally {
        if (!given) await database?.close();
      }
    },
  };
}

/** Rows of every kind of value that the tables have, and what is awkward about each. */
async function addRows({ db }: DatabaseHandle, hash: string): Promise<void> {
  const attachments = JSON.stringify([
    { name: 'a "b" \\ \u00e8 \u{1f600}.pdf', hash, size: 1.1, more: null },
  ]);
  await db.execute(sql`
    insert into platform_deliveries (channel, recipient, subject, text, html, attachments, state, created_at)
    select 'mail', 'a@example.com', 'number ' || number, E'one\nline\ttab \\ \u2028 "quoted"', nullif(number % 2, 0)::text,
      ${attachments}::jsonb, 'sent', '2026-03-29T01:59:59.123456Z'::timestamptz + number * interval '1 microsecond'
    from generate_series(1, 1203) as number`);
  await db.execute(sql`
    insert into directory_companies (id, name, sign_up_domains)
    values ('acme', 'Acme, "S.p.A."', array['a,b.example', 'null', '', '{c}'])`);
  await db.execute(sql`
    insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, created_at)
    values ('one', 'Mario', 'mario', 'hash', 'Mario', 'Nicolò', 'm@acme.example', 'm@acme.example', now())`);
  await db.execute(sql`
    insert into platform_jobs (kind, payload, max_attempts, run_at, created_at)
    values ('test', '{"n": 12345678901234567890.10}', 1, 'infinity', now())`);
  await db.execute(sql`
    insert into platform_sessions (token_hash, kind, user_id, created_at, last_used_at, expires_at, ip, user_agent)
    values ('hash', 'staff', 'one', now(), now(), now(), '127.0.0.1', 'a browser')`);
}
