import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeBackup, type MadeBackup } from '../src/backups.ts';
import { createKeyFile, readBackupKey } from '../src/platform/backup/backup-key.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createProgress, formatBytes, formatCount, pathOf, runCommand, UsageError } from './terminal.ts';

const usage = `usage: npm run backup -- FILE [--key KEYFILE] [--with-keys]
       npm run backup -- --new-key KEYFILE

  Makes a backup of the installation: database and stored files of one moment, in one file. The server may run meanwhile; the
  environment (DATA_DIR, DATABASE_URL, S3_*) is that of the server.

  --key KEYFILE    encrypts it: the file holds an age key (AGE-SECRET-KEY-…, which also opens it), a recipient (age1…, which
                   does not) or a passphrase. The installation's keys are in the backup then.
  --with-keys      puts the installation's keys into a backup that is not encrypted: who has the file can read everything.
  --new-key FILE   makes such a key, and prints its recipient.

  Exit codes: 0 made; 1 not made; 2 asked in a wrong way; 3 made, but stored files are missing or damaged.`;

await runCommand(usage, async () => {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const newKey = values['new-key'];
  if (newKey !== undefined) {
    const recipient = await createKeyFile(pathOf(newKey));
    console.log(
      `The key is in ${pathOf(newKey)}: keep it apart from the backups. Its recipient, which only encrypts:\n${recipient}`,
    );
    return 0;
  }
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError('Name one file for the backup.');
  return make(pathOf(name), values);
});

async function make(
  path: string,
  { key: keyFile, 'with-keys': wantsKeys }: ReturnType<typeof readOptions>['values'],
): Promise<number> {
  const started = Date.now();
  const config = readConfig(process.env);
  const key = keyFile === undefined ? undefined : await readBackupKey(pathOf(keyFile));
  const withKeys = key !== undefined || wantsKeys === true;
  const { onProgress, end } = createProgress((bytes) => `${formatBytes(bytes)} written`);
  const logger = createLogger('silent');
  const made = await makeBackup({ config, logger, path, key, withKeys, onProgress }).finally(end);
  const { size } = await stat(path);
  console.log(summaryOf(made, { path, size, isEncrypted: key !== undefined, ms: Date.now() - started }));
  if (config.seal.p12File) console.log('  SEAL_P12 is a file of yours, and not in it: keep it apart.');
  const { unavailable } = made.end;
  if (unavailable.length === 0) return 0;
  console.error(
    `${formatCount(unavailable.length, 'stored file')} could not be backed up, because it is missing or damaged:\n${unavailable.join('\n')}`,
  );
  return 3;
}

function summaryOf(
  { end, header, lastBackupAt }: MadeBackup,
  { path, size, isEncrypted, ms }: { path: string; size: number; isEncrypted: boolean; ms: number },
): string {
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const hasKeys = Object.keys(end.keys).length > 0;
  return [
    `Backup made: ${path}`,
    `  ${formatBytes(size)} in ${(ms / 1000).toFixed(1)} s: ${formatCount(rows, 'row')} of ${formatCount(header.tables.length, 'table')}, ${formatCount(end.files.count, 'stored file')} (${formatBytes(end.files.bytes)}).`,
    isEncrypted
      ? '  It is encrypted.'
      : '  It is not encrypted: who has the file can read documents and personal data.',
    hasKeys
      ? "  The installation's keys are in it."
      : "  The installation's keys are not in it (keys/ of the data folder, or INSTALLATION_SECRET): keep them apart, nothing sealed or encrypted can be read without them.",
    lastBackupAt
      ? `  The one before was made at ${lastBackupAt.toISOString()}.`
      : '  It is the first of this installation.',
  ].join('\n');
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        'with-keys': { type: 'boolean' },
        'new-key': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage);
  }
}
