import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { restoreInto, type Restored } from '../src/backups.ts';
import { readBackupKey } from '../src/platform/backup/backup-key.ts';
import { BackupError } from '../src/platform/backup/backup-error.ts';
import { readBackup, type BackupContents } from '../src/platform/backup/read-backup.ts';
import { requireKnownSchema } from '../src/platform/backup/restore-backup.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createProgress, formatBytes, formatCount, pathOf, runCommand, UsageError } from './terminal.ts';

const usage = `usage: npm run restore -- FILE [--key KEYFILE] [--unproved]
       npm run restore -- --check FILE [--key KEYFILE]

  Puts a backup into an empty installation: the embedded database of DATA_DIR, or the PostgreSQL database of DATABASE_URL, whichever
  database the backup was made of. The whole file is verified first; what fails changes nothing. The server is stopped meanwhile.
  Afterwards the signature of each sealed document is verified. The log of events says what was restored, and from which file.

  --check          verifies the file alone.
  --key KEYFILE    holds what opens an encrypted backup: an age key (AGE-SECRET-KEY-…) or the passphrase.
  --unproved       takes a backup of which nothing shows who made it, as those of versions before have it.

  Exit codes: 0 done; 1 refused, and why; 2 asked in a wrong way; 3 restored, but seals of documents do not hold, rows
  by which something is decided are not what the log tells, or nothing shows who made it.`;

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
  const work = values.check
    ? check(file).then((contents) => ({ contents, restored: undefined }))
    : restore(file, values.unproved ?? false);
  const { contents, restored } = await work.finally(progress.end);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    [values.check ? `The backup is whole: ${path}` : `Restored: ${path}`, ...describe(contents)].join('\n'),
  );
  console.log(`  ${formatBytes(size)} in ${seconds} s.`);
  if (!restored) return 0;
  console.log('  Start the server now: npm start. Everybody signs in anew.');
  const codes = [reportSeals(restored.seals), reportRows(restored)];
  return Math.max(...codes);
});

async function check(file: Parameters<typeof readBackup>[0]): Promise<BackupContents> {
  const contents = await readBackup(file);
  requireKnownSchema(contents.header);
  return contents;
}

async function restore(file: Parameters<typeof readBackup>[0], allowsUnproved: boolean) {
  const config = readConfig(process.env);
  const restored = await restoreInto({ config, logger: createLogger('silent'), file, allowsUnproved });
  return { contents: restored, restored };
}

/** Says whether it was shown who made the backup, and which rows are not what the log tells. @returns the exit code */
function reportRows({ author, strayed }: Restored): number {
  if (author === 'missing')
    console.error(
      '  Nothing shows who made this backup: a version of before did, or its proof was taken away. Look at who is a super user.',
    );
  if (strayed.length === 0) return author === 'missing' ? 3 : 0;
  const lines = strayed.map(
    ({ kind, id, problem, contradiction }) => `${kind} ${id}  ${contradiction ?? problem}`,
  );
  console.error(
    `${formatCount(strayed.length, 'row is', 'rows are')} not what the log of events tells:\n${lines.join('\n')}`,
  );
  return 3;
}

/** Says how the seals are. @returns the exit code */
function reportSeals({ checked, broken }: Restored['seals']): number {
  const documents = formatCount(checked, 'sealed document');
  if (broken.length === 0) {
    if (checked > 0) console.log(`  The signatures of ${documents} were verified: all hold.`);
    return 0;
  }
  const lines = broken.map(({ id, title, problems }) => `${id}  ${problems.join(', ')}  ${title}`);
  console.error(
    `${documents} verified; ${formatCount(broken.length, 'seal does', 'seals do')} not hold:\n${lines.join('\n')}`,
  );
  return 3;
}

function describe({ header, end, keys, checksum }: BackupContents): string[] {
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `  Of ${header.madeAt.toISOString()}, version ${header.schema.name}, SHA-256 ${checksum}.`,
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
        unproved: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage);
  }
}
