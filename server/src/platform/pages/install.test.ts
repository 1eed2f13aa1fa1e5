import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { deploy } from '../modules/live-pointers.ts';
import { createModuleStore } from '../modules/module-store.ts';
import { addInstallRoutes } from './install.routes.ts';

const publicFiles = join(import.meta.dirname, '../../../../shell/public');
const product = { id: 'docsign', name: 'A & B', accent: '#123456' };
let dist = '';
let testApp: TestApp;
let app: FastifyInstance;

async function addShell(version: string) {
  const folder = join(dist, 'shell', version);
  await mkdir(folder, { recursive: true });
  await cp(publicFiles, folder, { recursive: true });
  await writeFile(join(folder, 'service-worker.js'), '/* the worker */');
  const shell = { version, start: [], preload: [], files: {} };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  await deploy({ dist, name: 'shell', build: version });
}

async function start(hasWorker: boolean): Promise<TestApp> {
  const modules = createModuleStore(dist, { onProblem: () => undefined });
  return createTestApp({ routes: (routes) => addInstallRoutes(routes, { modules, product, hasWorker }) });
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-install-'));
  await addShell('s1');
  testApp = await start(true);
  ({ app } = testApp);
});
afterAll(async () => {
  await testApp.close();
  await rm(dist, { recursive: true, force: true });
});

const open = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

describe('the installable app', () => {
  it('has a manifest with the name and colour of the installation, in the person’s language', async () => {
    const { headers, body } = await open('/manifest.webmanifest');
    const manifest = JSON.parse(body) as { icons: { src: string; sizes: string; purpose?: string }[] };
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({ name: 'A & B', theme_color: '#123456', lang: 'it', start_url: '/' });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toContainEqual([
      '512x512',
      'maskable',
    ]);
    const english = await open('/manifest.webmanifest', 'sportello_language=en');
    expect(english.json()).toMatchObject({ lang: 'en' });
    for (const { src } of manifest.icons) expect((await open(src)).statusCode).toBe(200);
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('has the icon %s under the address at which it is looked for', async (url, type) => {
    const { statusCode, headers, rawPayload } = await open(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(rawPayload.length).toBeGreaterThan(100);
  });

  it('has a page for when there is no network, the same for everybody', async () => {
    const [page, same] = [await open('/offline'), await open('/offline', 'sportello_session=x')];
    expect(page.body).toBe(same.body);
    expect(page.body).toContain('A &amp; B');
    expect(page.body).toContain('--accent: #123456');
    expect(page.body).toContain('href="/shell/s1/offline.css"');
    expect(page.body).not.toContain('{{');
  });
});

describe('the service worker', () => {
  it('is asked for anew each time, and is another one with each shell', async () => {
    const first = await open('/sw.js');
    expect(first.headers['cache-control']).toBe('no-cache, no-transform');
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(first.body).toContain('"version":"s1"');
    await addShell('s2');
    const second = await open('/sw.js');
    expect(second.body).toContain('"files":["/shell/s2/offline.css","/shell/s2/offline.js"]');
  });

  it('takes itself out of the browsers where it is switched off', async () => {
    const off = await start(false);
    const { body } = await off.app.inject('/sw.js');
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    expect(body).not.toContain('fetch');
    await off.close();
  });
});
