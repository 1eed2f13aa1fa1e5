// Runs on the Node that is on the machine, with nothing installed: installs, then hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coversMachine, thisMachine } from './lockfile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scripts = {
  start: 'tooling/start.ts',
  test: 'tooling/test/main.ts',
  check: 'tooling/test/check.ts',
  'test:slow': 'tooling/test/slow.ts',
  area: 'tooling/area.ts',
  build: 'tooling/build.ts',
  dev: 'tooling/dev.ts',
};
/** Commands of an installation, which run as the server's user: they install nothing that is there, where that user may not write. */
const installationScripts = {
  'create-admin': 'server/scripts/create-admin.ts',
  backup: 'server/scripts/backup.ts',
  restore: 'server/scripts/restore.ts',
};
const command = process.argv[2];
const script = scripts[command] ?? installationScripts[command];
const oldestNode = 20;

if (!script) stop(`Say one of: ${Object.keys({ ...scripts, ...installationScripts }).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < oldestNode)
  stop(
    `Sportello needs Node ${oldestNode} or newer to install itself; this is ${process.version}. See https://nodejs.org.`,
  );
const isWindows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
if (command in scripts || !existsSync(node)) install();
if (!existsSync(node)) stop(`${node} is missing: remove node_modules and try again.`);
process.env.PATH = `${join(root, 'node_modules/.bin')}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`;
// Which of Node's functions are new to it is nothing that who runs the product can mend.
const options = ['--disable-warning=ExperimentalWarning'];
handOver(
  spawn(node, [...options, join(root, script), ...process.argv.slice(3)], { cwd: root, stdio: 'inherit' }),
);

/** Lives as long as the project's Node, and passes on what it is told. A terminal tells both of an interrupt by itself. */
function handOver(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  // npm's shell does not pass on that it was ended: a new parent is the only sign of it.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}

/** Installs what the lockfile says, unless it was installed before. */
function install() {
  const stamp = join(root, 'node_modules/.sportello-installed');
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what the project needs ...');
  // Not `npm ci`: it refuses a lockfile that lacks the packages of other operating systems.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!coversMachine(JSON.parse(lockfile), thisMachine())) options.push('--no-package-lock');
  const result = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (result.status !== 0) stop('npm could not install the project; its message is above.');
  writeFileSync(stamp, wanted);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
