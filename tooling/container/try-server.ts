import { strict as assert } from 'node:assert';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from './sandbox.ts';

type Commands = Readonly<Record<string, readonly string[]>>;

const createAdministrator = 'node server/scripts/create-admin.ts --mail anna.neri@example.org --name'.split(
  ' ',
);
const administrator = [...createAdministrator, 'Anna Neri', '--company', 'Prova'];
const writesBeside = ['node', '--eval', "require('node:fs').writeFileSync('written', '')"];

/** Does with a server what who installs it does first. @throws AssertionError at what does not work */
export async function tryServer(sandbox: Sandbox, { CMD = [], HEALTHCHECK = [] }: Commands): Promise<void> {
  const before = sandbox.contents();
  const made = await sandbox.run(administrator);
  assert.match(made.said, /http:\/\/localhost:\d+\/\S+/, `No first administrator: ${made.said}`);
  const beside = await sandbox.run(writesBeside);
  assert.match(beside.said, /EACCES/, 'Its user can write beside the data folder');
  assert.notEqual((await sandbox.run(HEALTHCHECK)).code, 0, 'It is called healthy before it runs');

  const server = sandbox.start(CMD);
  const ended = once(server, 'exit');
  try {
    await untilWelcome(server);
    const ready = await fetch(`${sandbox.address}/readyz`);
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ready' }]);
    assert.equal((await sandbox.run(HEALTHCHECK)).code, 0, 'It is not called healthy');
    await tryPage(sandbox.address);
  } finally {
    server.kill('SIGTERM');
  }
  assert.deepEqual(await ended, [0, null], 'It did not stop as it was told to');
  assert.equal(sandbox.contents(), before, 'It wrote beside the data folder');
}

async function tryPage(address: string): Promise<void> {
  const page = await fetch(`${address}/`);
  const html = await page.text();
  assert.equal(page.status, 200);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  assert.ok(files.length > 1, 'The page names no scripts');
  for (const path of files) assert.equal((await fetch(address + path)).status, 200, path);
}

async function untilWelcome(server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The server ended before it was there: ${said}`);
  });
  ended.catch(() => undefined);
  await Promise.race([server.stdout && once(server.stdout, 'data'), ended]);
}
