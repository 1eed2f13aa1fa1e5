import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBoot, reportFailure } from 'shared-api/contracts/platform';
import { buildSession } from 'shared-api/testing';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { buildFolder, deploy } from '../modules/live-pointers.ts';
import { createLogger } from '../logger.ts';
import { openModuleStore } from '../modules/open-module-store.ts';
import { addPages } from './add-pages.ts';

let dist = '';
let testApp: TestApp;
let app: FastifyInstance;
let lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const open = (url: string) => app.inject({ url });
const newest = () => join(dist, 'live/000002.json');

async function addBuild(name: string, file: string, description: object) {
  const folder = buildFolder(dist, name, '1');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(description));
  await writeFile(join(folder, 'index.html'), '<html>{{boot}}</html>');
  await deploy({ dist, name, build: '1' });
}

/** Starts the server on what is in the folder. */
async function start() {
  lines = [];
  const { config, ...rest } = testApp.platform;
  const logger = createLogger('warn', { write: (line) => lines.push(line) });
  const given = { logger, config: { ...config, distFolder: dist } };
  const platform = { ...rest, ...given, modules: openModuleStore(given) };
  app = await createApp(platform);
  await addPages(app, platform, async () => buildSession());
}

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-broken-'));
  await mkdir(join(dist, 'modules'));
  await addBuild('shell', 'shell.json', { version: '1', start: [], preload: [], files: {} });
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

describe('a server whose record of what is live is broken', () => {
  it('answers with the last good one, and says so to the log and to who asks how it is', async () => {
    await writeFile(newest(), '{');
    await start();
    expect((await open('/dash')).statusCode).toBe(200);
    const ready = await open('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'degraded', reasons: ['live-pointers'] },
    ]);
    expect(logged()).toEqual([expect.objectContaining({ problem: 'pointers', name: newest() })]);
  });

  it('is not ready while it has nothing to serve, and answers in words that a person can read', async () => {
    await writeFile(join(dist, 'live/000001.json'), '{');
    await start();
    const page = await open('/dash');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Il servizio non è disponibile');
    const ready = await open('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'not-ready', reasons: ['live-pointers'] },
    ]);
  });
});

describe('a server of which an area cannot be read', () => {
  it('says in the boot document that something is missing, and not what', async () => {
    await addBuild('signing', 'other.json', {});
    await start();
    const { registry } = (await callOn(app, getBoot, {})).output;
    expect(registry).toEqual({ areas: [], isIncomplete: true });
    expect((await open('/readyz')).json()).toEqual({ status: 'degraded', reasons: ['module-build'] });
    expect(logged()[0]).toMatchObject({ problem: 'module', name: 'signing', isMissing: true });
  });
});

describe('a server whose builds are in order', () => {
  it('is ready, and lacks nothing', async () => {
    await start();
    expect((await open('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await callOn(app, getBoot, {})).output.registry).toEqual({ areas: [] });
  });

  it.each(['apple-app-site-association', 'assetlinks.json'])('has no %s, in plain words', async (name) => {
    await start();
    const { statusCode, headers, body } = await open(`/.well-known/${name}`);
    expect([statusCode, headers['content-type'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
  });

  const page = 'https://x.example/reservate/0123456789012345678901234567890123456789abc?x=1';
  const changed = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?q=secret' };
  const ofExtension = { effectiveDirective: 'script-src', blockedURL: 'chrome-extension://abc/x.js' };
  it.each([
    [
      'application/reports+json',
      [
        { type: 'csp-violation', body: { ...changed, documentURL: page } },
        { type: 'csp-violation', body: { ...ofExtension, documentURL: page } },
      ],
    ],
    [
      'application/csp-report',
      {
        'csp-report': {
          'effective-directive': changed.effectiveDirective,
          'blocked-uri': changed.blockedURL,
          'document-uri': page,
        },
      },
    ],
  ])('logs what a browser refused (%s), without what could be a secret', async (type, body) => {
    await start();
    const headers = { 'content-type': type };
    // Each kind comes from an address of its own, for they are counted.
    const remoteAddress = `192.0.2.${type.length}`;
    const options = { method: 'POST', url: '/api/reportViolation', headers, remoteAddress } as const;
    const { statusCode } = await app.inject({ ...options, payload: JSON.stringify(body) });
    expect(statusCode).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({
        violation: {
          directive: 'script-src-elem',
          blocked: '/a.js',
          page: '/reservate/[long]',
          source: '',
        },
      }),
    ]);
    for (const payload of ['[{"type":1}]', '{"x":[]}', 'null', '{'])
      expect((await app.inject({ ...options, payload })).statusCode).toBeLessThan(500);
    expect(logged().filter(({ violation }) => violation)).toHaveLength(1);
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count += 1)
      statuses.add((await app.inject({ ...options, payload: JSON.stringify(body) })).statusCode);
    expect([...statuses].at(-1)).toBe(429);
  });

  it('logs a failure in a browser under the code that the person sees', async () => {
    await start();
    const failure = {
      code: 'ABCD-EFGH',
      kind: 'stopped',
      area: 'signing',
      build: '1',
      message: 'x',
    } as const;
    await callOn(app, reportFailure, failure);
    expect(logged()[0]).toMatchObject({ failure: { supportCode: 'ABCD-EFGH', area: 'signing' } });
  });
});
