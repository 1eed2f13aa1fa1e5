import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createHttp } from '../http/create-http.ts';
import { deploy } from '../modules/live-pointers.ts';
import { addPages } from './add-pages.ts';

let dist = '';
let testApp: TestApp;
let app: FastifyInstance;

const label = { it: 'Documenti', en: 'Documents' };
const routes = [
  { path: '/documents', access: 'guest', bars: 'both', chunk: 'list' },
  { path: '/sign/:id', access: 'admin', bars: 'none', chunk: 'list' },
];
const described = { version: '1', start: [], files: {} };
const builds = {
  shell: {
    'shell.json': JSON.stringify({ ...described, preload: [] }),
    'index.html': '<html>{{boot}}</html>',
  },
  'modules/signing': {
    'module.json': JSON.stringify({
      ...described,
      area: 'signing',
      entry: 'entry.js',
      files: { 'entry.js': 'aaa' },
      chunks: { list: ['entry.js'] },
      manifest: { area: 'signing', label, routes, menu: [], tiles: [] },
    }),
    'entry.js': 'entry',
  },
};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-unknown-'));
  for (const [folder, files] of Object.entries(builds)) {
    await mkdir(join(dist, folder, '1'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(dist, folder, '1', name), text);
    await deploy({ dist, name: folder.replace('modules/', ''), build: '1' });
  }
  testApp = await createTestApp({ env: { DIST_DIR: dist, DEMO: 'true' } });
  const { config, logger, sessions, storage } = testApp.platform;
  app = await createHttp({ config, logger, sessions, storage });
  await addPages(app, testApp.platform, async () => null);
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  await rm(dist, { recursive: true, force: true });
});

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('the page', () => {
  it.each(['/nothing', '/documents/more/of/it', '/dashboard', '/%D0%B0', '/sign'])(
    'of an address that nobody has is 404, and says so itself: %s',
    async (path) => {
      const { statusCode, headers, body } = await open(path);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('id="sportello-boot"');
    },
  );

  it.each([
    '/',
    '/dash',
    '/DASH',
    '/initDash',
    '/info',
    '/reloadComponent/documents',
    '/dev/kit',
    '/documents',
    '/documents/',
    '//documents',
    '/documents?x=1',
    '/sign/mario.rossi',
  ])('of an address that somebody has is 200, also for who may not use it: %s', async (path) => {
    expect((await open(path)).statusCode).toBe(200);
  });

  it('is for no search engine, and neither is any other answer', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/api/getBoot',
      '/api/nothing',
      '/robots.txt',
      '/manifest.webmanifest',
    ])
      expect([path, (await open(path)).headers['x-robots-tag']]).toEqual([
        path,
        'noindex, nofollow, noarchive',
      ]);
  });
});

describe('a password manager', () => {
  it('is led to where one chooses another password', async () => {
    const { statusCode, headers } = await open('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/profile?section=security']);
  });

  it('can tell that this server does not answer everything', async () => {
    const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await open(probe)).statusCode).toBe(404);
  });
});
