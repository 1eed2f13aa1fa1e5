import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/free-port.ts';

interface Place {
  /** The Node that runs there: the project's own may lie where another user cannot go. */
  readonly node: string;
  readonly app: string;
  readonly data: string;
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Where the commands of an image run as they would in it: its files, its environment, and a user who owns the data alone. */
export interface Sandbox {
  readonly address: string;
  /** Starts a command of the image, `node …`. */
  start(command: readonly string[]): ChildProcess;
  /** Runs a command to its end. */
  run(command: readonly string[]): Promise<{ code: number | null; said: string }>;
  /** Every file of the image with its size and the time of its last change. */
  contents(): string;
}

/** Nobody, on every Linux. */
const nobody = 65_534;

/** Makes the place read-only for who runs there: as root for another user, else by closing its folders. */
export async function createSandbox({ node, app, data, scratch, env }: Place): Promise<Sandbox> {
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const own of [data, scratch]) chownSync(own, nobody, nobody);
  else for (const folder of foldersIn(app)) chmodSync(folder, 0o555);
  const variables = {
    ...env,
    PATH: '/usr/bin:/bin',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: data,
    DIST_DIR: join(app, 'dist'),
    TMPDIR: scratch,
    DEMO: 'false',
    LOG_LEVEL: 'warn',
  };
  const start = ([, ...options]: readonly string[]) =>
    spawn(node, options, {
      cwd: app,
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    run: async (command) => {
      const child = start(command);
      let said = '';
      for (const output of [child.stdout, child.stderr])
        output?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said };
    },
    contents: () => listing(app),
  };
}

function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

function listing(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { size, mtimeMs } = lstatSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
