import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { createServer as createPort, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from 'server/config';
import { root } from './webpack/folders.ts';

const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));
const blockOf = (kind: string) => blocks.find((block) => block.kind === kind)?.text ?? '';
/** The program where this machine has it, also in a folder that is named for who tries it by hand. */
const nginx = process.env['NGINX'] ?? 'nginx';
const has = (program: string, args: readonly string[]) => spawnSync(program, args).status === 0;
const missing: string[] = [];
const describeWith = (program: string, args: readonly string[], name: string, define: () => void) => {
  if (has(program, args)) {
    describe(name, define);
    return;
  }
  missing.push(program);
  describe.skip(`${name} (not tried: there is no ${program} here)`, define);
};

describe('the lines of an environment in the guide', () => {
  const environments = blocks.map(({ text }) => text).filter((text) => /^[A-Z][A-Z0-9_]+=\S/.test(text));

  it('are there', () => expect(environments.length).toBeGreaterThanOrEqual(3));

  it.each(environments)('are a configuration with which the server starts:\n%s', (text) => {
    const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
    const example = (value: string) => value.replace(/\s+#.*$/, '').replace(/[<>…]/g, 'x');
    const pairs = lines.map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line)?.slice(1) ?? []);
    const env = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, example(value)]));
    // What a later block says is beside the first one.
    expect(() => readConfig({ MAIL_FROM: 'portal@company.example', ...env })).not.toThrow();
  });
});

describeWith('systemd-analyze', ['--version'], 'the unit of systemd in the guide', () => {
  it('is one that systemd takes, and starts a file that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-unit-'));
    const unit = blocks.find(({ text }) => text.startsWith('[Unit]'))?.text ?? '';
    const file = join(folder, 'sportello.service');
    writeFileSync(file, unit.replaceAll('/opt/sportello', root));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('sportello.service'))).toEqual([]);
    const started = /^ExecStart=\S+ (\S+)$/m.exec(unit)?.[1] ?? '';
    expect(existsSync(join(root, started))).toBe(true);
  });
});

async function freePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describeWith(nginx, ['-v'], 'the block of nginx in the guide', () => {
  let folder: string;
  let portal: Server;
  let proxy: ChildProcess | undefined;
  let port: number;
  const seen: Record<string, unknown>[] = [];

  /** The block as it stands, but for where its files are and who listens where. */
  function configuration(): string {
    const { port: behind } = portal.address() as AddressInfo;
    const block = blockOf('nginx')
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${behind}`)
      .replace('/etc/ssl/portal.company.example.pem', join(folder, 'certificate.pem'))
      .replace('/etc/ssl/private/portal.company.example.key', join(folder, 'key.pem'));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    return `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${block}}\n`;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sportello-nginx-'));
    mkdirSync(join(folder, 'logs'));
    const key = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=portal.company.example',
    ];
    execFileSync(
      'openssl',
      [...key, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
      { stdio: 'ignore' },
    );
    portal = createServer((incoming, answer) => {
      seen.push({ ...incoming.headers, url: incoming.url });
      if (incoming.url !== '/api/events') return void incoming.resume().on('end', () => answer.end('portal'));
      // A live line says something and stays open.
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.write('data: first\n\n');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => portal.once('listening', resolve));
    port = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configuration());
  });
  afterAll(async () => {
    proxy?.kill('SIGTERM');
    portal.closeAllConnections();
    portal.close();
    await wait(200);
    rmSync(folder, { recursive: true, force: true });
  });

  const options = () => ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const ask = (path: string, body?: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const head = { host: 'portal.company.example' };
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: body ? 'POST' : 'GET',
          headers: head,
          rejectUnauthorized: false,
        },
        (answer) => {
          answer.once('data', (part: Buffer) => {
            resolve(`${answer.statusCode} ${part.toString()}`);
            answer.destroy();
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  it('loads as it stands', () => {
    const { status, stderr } = spawnSync(nginx, ['-t', ...options()], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  it('passes requests on with what the portal needs to know, bodies of a document’s size, and the live line as it comes', async () => {
    proxy = spawn(nginx, options(), { stdio: 'ignore' });
    for (let tries = 0; tries < 50 && !(await ask('/dash').catch(() => undefined)); tries += 1)
      await wait(100);
    expect(await ask('/dash')).toBe('200 portal');
    expect(seen.at(-1)).toMatchObject({
      url: '/dash',
      host: 'portal.company.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(await ask('/api/addDocument', Buffer.alloc(20_000_000))).toBe('200 portal');
    expect(await ask('/api/events')).toBe('200 data: first\n\n');
  });
});

it('says which programs it had none of', () => {
  expect(blockOf('nginx')).toContain('proxy_pass');
  if (missing.length > 0)
    process.stderr.write(
      `Blocks of the guide that were not tried here, for want of: ${missing.join(', ')}\n`,
    );
});
