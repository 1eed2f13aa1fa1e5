import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createPort, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './webpack/folders.ts';

const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const block = /^```caddy\n(.*?)^```$/ms.exec(guide)?.[1] ?? '';
/** The program where this machine has it, also one that is named for who tries it by hand. */
const caddy = process.env['CADDY'] ?? 'caddy';
const isThere = spawnSync(caddy, ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'sportello-caddy-'));
/** Where it keeps what it keeps, so that nothing of who runs the tests is touched. */
const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };

async function freePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the guide has a block of Caddy', () => {
  expect(block).toContain('reverse_proxy');
  if (!isThere) process.stderr.write('The block of Caddy was not tried here, for want of the program\n');
});

(isThere ? describe : describe.skip)('the block of Caddy in the guide', () => {
  let portal: Server;
  let proxy: ChildProcess | undefined;
  let address: string;
  const seen: Record<string, unknown>[] = [];

  beforeAll(async () => {
    portal = createServer((incoming, answer) => {
      if (incoming.url !== '/readyz') seen.push({ ...incoming.headers, url: incoming.url });
      if (incoming.url !== '/api/events') return void incoming.resume().on('end', () => answer.end('portal'));
      // A live line says something and stays open.
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.write('data: first\n\n');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => portal.once('listening', resolve));
    const { port: behind } = portal.address() as AddressInfo;
    address = `http://127.0.0.1:${await freePort()}`;
    // The block as it stands, but for the name, whose certificate nobody gives out here, and who listens where.
    const site = block
      .replace('portal.company.example', address)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${behind}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\nadmin off\n}\n${site}`);
  });
  afterAll(async () => {
    proxy?.kill('SIGTERM');
    portal.closeAllConnections();
    portal.close();
    await wait(200);
  });

  it('loads as it stands', () => {
    writeFileSync(join(folder, 'AsItStands'), block);
    const options = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'AsItStands')];
    const { status, stdout, stderr } = spawnSync(caddy, options, { encoding: 'utf8', env });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('Valid configuration')]);
  });

  it('passes requests on with what the portal needs to know, bodies of a document’s size, and the live line as it comes', async () => {
    const options = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    proxy = spawn(caddy, options, { stdio: 'ignore', env });
    const ask = async (path: string, body?: Buffer) => {
      const asked = body ? { method: 'POST', body: new Uint8Array(body) } : {};
      const answer = await fetch(`${address}${path}`, asked);
      const part = await answer.body?.getReader().read();
      return `${answer.status} ${Buffer.from(part?.value ?? []).toString()}`;
    };
    for (let tries = 0; tries < 100 && (await ask('/dash').catch(() => '')) !== '200 portal'; tries += 1)
      await wait(100);
    expect(await ask('/dash')).toBe('200 portal');
    expect(seen.at(-1)).toMatchObject({
      url: '/dash',
      host: new URL(address).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(await ask('/api/addDocument', Buffer.alloc(20_000_000))).toBe('200 portal');
    expect(await ask('/api/events')).toBe('200 data: first\n\n');
  });
});
