import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './webpack/folders.ts';

const run = promisify(execFile);

describe('a command of the project', () => {
  let folder: string;

  /** A project that somebody installed by hand: a Node of its own, scripts that say their name, and an npm that notes that it was asked. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportello-bootstrap-'));
    for (const file of ['tooling/bootstrap.mjs', 'tooling/lockfile.mjs', 'package-lock.json'])
      await cp(join(root, file), join(folder, file));
    await mkdir(join(folder, 'server/scripts'), { recursive: true });
    for (const script of ['server/scripts/backup.ts', 'server/scripts/create-admin.ts', 'tooling/start.ts'])
      await writeFile(join(folder, script), `console.log('${script} ran', process.argv.slice(2).join());`);
    await mkdir(join(folder, 'bin'));
    await writeFile(
      join(folder, 'bin/npm'),
      '#!/bin/sh\nmkdir -p node_modules\necho asked > "$(dirname "$0")/asked"\n',
    );
    await chmod(join(folder, 'bin/npm'), 0o755);
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  async function installNode() {
    await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true });
    await symlink(process.execPath, join(folder, 'node_modules/node/bin/node'));
  }

  async function command(...options: string[]) {
    const path = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
    const env = { ...process.env, PATH: path, NODE_OPTIONS: '' };
    const done = run(process.execPath, [join(folder, 'tooling/bootstrap.mjs'), ...options], { env });
    const said = await done.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
    const asked = await readFile(join(folder, 'bin/asked'), 'utf8').catch(() => '');
    return { said: said.trim(), hasInstalled: asked !== '' };
  }

  it.each([
    ['backup', 'server/scripts/backup.ts'],
    ['create-admin', 'server/scripts/create-admin.ts'],
  ])('of an installation, %s, installs nothing: its user may not write there', async (name, script) => {
    await installNode();
    expect(await command(name, 'here')).toEqual({ said: `${script} ran here`, hasInstalled: false });
  });

  it('that is for who works on it installs what the lockfile says first', async () => {
    await installNode();
    const { said, hasInstalled } = await command('start');
    expect(hasInstalled).toBe(true);
    expect(said).toContain('tooling/start.ts ran');
  });

  it('installs where nothing was installed', async () => {
    const { said, hasInstalled } = await command('backup');
    expect(hasInstalled).toBe(true);
    expect(said).toContain('is missing: remove node_modules and try again');
  });

  it('that there is not is answered with those that there are', async () => {
    expect((await command('fly')).said).toMatch(/^Say one of: start, test, .*backup, restore\.$/);
  });
});
