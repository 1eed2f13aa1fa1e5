import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { restoreInto } from '../src/backups.ts';
import { readBackupKey } from '../src/platform/backup/backup-key.ts';
import { BackupError } from '../src/platform/backup/backup-error.ts';
import { readBackup, type BackupContents } from '../src/platform/backup/read-backup.ts';
import { requireKnownSchema } from '../src/platform/backup/restore-backup.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createProgress, formatBytes, formatCount, pathOf, runCommand, UsageError } from './terminal.ts';

const usage = `usage: npm run restore -- FILE [--key KEYFILE]
       npm run restore -- --check FILE [--key KEYFILE]

  Puts a backup into an empty installation: the embedded database of DATA_DIR, or the PostgreSQL database of DATABASE_URL, whichever
  database the backup was made of. The whole file is verified first; what fails changes nothing. The server is stopped meanwhile.

  --check          verifies the file alone.
  --key KEYFILE    holds what opens an encrypted backup: an age key (AGE-SECRET-KEY-…) or the passphrase.

  Exit codes: 0 done; 1 refused, and why; 2 asked in a wrong way.`;

await runCommand(usage, async () => {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError('Name one file to restore.');
  const started = Date.now();
  const path = pathOf(name);
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be read.`, { cause });
  });
  const key = values.key === undefined ? undefined : await readBackupKey(pathOf(values.key));
  const progress = createProgress((bytes) => `${formatBytes(bytes)} of ${formatBytes(size)} read`);
  const file = { path, key, onProgress: progress.onProgress };
  const contents = await (values.check ? check(file) : restore(file)).finally(progress.end);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    [values.check ? `The backup is whole: ${path}` : `Restored: ${path}`, ...describe(contents)].join('\n'),
  );
  console.log(`  ${formatBytes(size)} in ${seconds} s.`);
  if (!values.check) console.log('  Start the server now: npm start. Everybody signs in anew.');
  return 0;
});

async function check(file: Parameters<typeof readBackup>[0]): Promise<BackupContents> {
  const contents = await readBackup(file);
  requireKnownSchema(contents.header);
  return contents;
}

function restore(file: Parameters<typeof readBackup>[0]): Promise<BackupContents> {
  return restoreInto({ config: readConfig(process.env), logger: createLogger('silent'), file });
}

function describe({ header, end, keys }: BackupContents): string[] {
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `  Of ${header.madeAt.toISOString()}, version ${header.schema.name}.`,
    `  ${formatCount(rows, 'row')} of ${formatCount(header.tables.length, 'table')}, ${formatCount(end.files.count, 'stored file')} (${formatBytes(end.files.bytes)}).`,
    keys.size > 0
      ? "  The installation's keys are in it."
      : "  The installation's keys are not in it: they have to lie in keys/ of the data folder.",
    ...(end.unavailable.length > 0
      ? [`  ${formatCount(end.unavailable.length, 'stored file')} was missing or damaged when it was made.`]
      : []),
  ];
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        key: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage);
  }
}
