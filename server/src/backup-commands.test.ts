import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-commands-'));
  writeFileSync(join(folder, 'letter.txt'), 'a letter to somebody');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the terminal in the test's folder; answers its exit code and what it said. */
async function command(name: 'backup' | 'restore' | 'create-admin', ...options: string[]) {
  const script = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  return run(process.execPath, [script, ...options], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

describe('the commands of backups', () => {
  it('say how they are used, and what was asked in a wrong way', async () => {
    expect(await command('backup', '--help')).toMatchObject({
      code: 0,
      said: expect.stringContaining('--new-key'),
    });
    expect(await command('create-admin', '--help')).toMatchObject({
      code: 0,
      said: expect.stringContaining('--mail'),
    });
    expect(await command('restore', '--help')).toMatchObject({
      code: 0,
      said: expect.stringContaining('--check'),
    });
    expect(await command('backup')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Name one file'),
    });
    expect(await command('restore', 'a', 'b')).toMatchObject({
      code: 2,
      said: expect.stringContaining('usage:'),
    });
    expect(await command('restore', '--chekc', 'a')).toMatchObject({ code: 2 });
  });

  it('say in a sentence why they did nothing', async () => {
    const refused = (said: string) => ({ code: 1, said: `${said}\n` });
    expect(await command('backup', 'x.backup')).toEqual(
      refused(`There is nothing to back up: ${join(folder, 'data')} holds no installation.`),
    );
    expect(await command('restore', 'nowhere.backup')).toEqual(
      refused(`${join(folder, 'nowhere.backup')} cannot be read.`),
    );
    expect(await command('restore', '--check', 'letter.txt')).toEqual(
      refused(`${join(folder, 'letter.txt')} is no backup of Sportello.`),
    );
    expect(await command('backup', '--new-key', 'own.key')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/own\.key.*\nage1\w+\n$/s),
    });
    expect(await command('backup', '--new-key', 'own.key')).toMatchObject({ code: 1 });
  });
});
