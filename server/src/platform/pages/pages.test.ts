import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBoot, type SessionView } from 'shared-api/contracts/platform';
import { buildSession } from 'shared-api/testing';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { createHttp } from '../http/create-http.ts';
import { hashOf } from '../modules/build-file.ts';
import { deploy, rollback } from '../modules/live-pointers.ts';
import { addPages } from './add-pages.ts';

let dist = '';
let testApp: TestApp;
let app: FastifyInstance;
let session: SessionView | null = null;

const template = '<html lang="{{language}}"><title>{{product}}</title>{{head}}<body>{{boot}}</body></html>';
const label = { it: 'Documenti', en: 'Documents' };
const manifest = {
  area: 'signing',
  label,
  routes: [
    { path: '/documents', access: 'guest', bars: 'both', chunk: 'screen-list', wideChunk: 'table' },
    { path: '/documentsAdmin', access: 'admin', bars: 'both', chunk: 'screen-admin' },
    { path: '/sign/:id', access: 'admin', bars: 'none', chunk: 'screen-admin' },
  ],
  menu: [
    { section: 'gestione', order: 1, label, icon: 'documents', path: '/documentsAdmin', access: 'admin' },
  ],
  tiles: [],
};

async function addBuild(folder: string, files: Record<string, string>) {
  await mkdir(join(dist, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, folder, name), text);
}

async function addModule(version: string) {
  const module = {
    area: 'signing',
    version,
    entry: 'entry.js',
    files: { 'entry.js': 'aaa', 'list.js': 'bbb', 'list.css': 'ccc', 'worker.wasm': 'ddd' },
    manifest,
    start: ['entry.js'],
    chunks: {
      'screen-list': ['list.js', 'list.css'],
      'screen-admin': ['list.js'],
      table: ['list.js', 'table.css'],
    },
  };
  await addBuild(`modules/signing/${version}`, {
    'module.json': JSON.stringify(module),
    'entry.js': 'entry',
  });
  await deploy({ dist, name: 'signing', build: version });
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-dist-'));
  const files = {
    'main.js': hashOf('main'),
    'kit.css': 'kkk',
    'kit.js': 'lll',
    'gallery.js': 'mmm',
    'index.html': hashOf(template),
  };
  const start = ['main.js', 'main.css'];
  const preload = ['kit.css', 'kit.js'];
  const shell = { version: 's1', start, preload, gallery: ['gallery.js'], files, checksFiles: true };
  await addBuild('shell/s1', {
    'shell.json': JSON.stringify(shell),
    'index.html': template,
    'main.js': 'main',
  });
  await addBuild('shell/s1', { 'main.js.br': 'compressed' });
  await deploy({ dist, name: 'shell', build: 's1' });
  await addModule('1.0.0-one');
  testApp = await createTestApp({
    env: {
      DIST_DIR: dist,
      PUBLIC_URL: 'https://sportello.example.com',
      PRODUCT_NAME: 'A & B </script>',
      DEMO: 'true',
      FRAME_ANCESTORS: 'https://app.example.com,https://*.example.org',
    },
  });
  const { config, logger, sessions, storage } = testApp.platform;
  app = await createHttp({ config, logger, sessions, storage });
  await addPages(app, testApp.platform, async () => session);
});

afterAll(async () => {
  await app.close();
  await testApp.close();
  await rm(dist, { recursive: true, force: true });
});
beforeEach(() => {
  session = buildSession();
});
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function bootOf(page: string) {
  const text = /id="sportello-boot">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  return getBoot.output.parse(JSON.parse(text));
}

describe('the page', () => {
  it('brings the boot document, the shell, and what the address will need', async () => {
    const { body, headers } = await open('/documents');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(body).toContain(
      `<script defer src="/shell/s1/main.js" integrity="sha384-${hashOf('main')}"></script>`,
    );
    expect(body).toContain('<link rel="preload" as="style" href="/shell/s1/kit.css" integrity="sha384-kkk">');
    expect(body).toContain(
      '<link rel="preload" as="script" href="/modules/signing/1.0.0-one/list.js" integrity="sha384-bbb">',
    );
    expect(body).toContain(
      '<link rel="preload" as="style" href="/modules/signing/1.0.0-one/list.css" integrity="sha384-ccc">',
    );
    expect(body).toContain(
      '<link rel="preload" as="style" href="/modules/signing/1.0.0-one/table.css" media="(width > 768px) and (height >= 500px)">',
    );
    expect(body.match(/list\.js/g)).toHaveLength(2);
    expect(body).not.toContain('crossorigin');
    expect(bootOf(body)).toMatchObject({
      shell: 's1',
      session: { fullName: 'Mario Rossi' },
      outbox: '/dev/outbox',
    });
  });

  it('names the hash of every file that its scripts load, and lets the browser pass no script but those', async () => {
    const { body, headers } = await open('/documents');
    const named = (page: string) =>
      JSON.parse(/id="sportello-files">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;
    expect(named(body)).toEqual({ 'main.js': hashOf('main'), 'kit.css': 'kkk', 'kit.js': 'lll' });
    expect(named((await open('/dev/kit')).body)).toHaveProperty(['gallery.js'], 'mmm');
    expect(bootOf(body).registry.areas[0]?.files).toHaveProperty(['worker.wasm'], 'ddd');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it('of nobody in particular may be kept and asked about, that of a person may not', async () => {
    session = null;
    expect((await open('/')).headers['cache-control']).toBe('no-cache, no-transform');
    session = buildSession();
    expect((await open('/')).headers['cache-control']).toBe('no-store, no-transform');
  });

  it('cannot be broken by what the configuration or a person is called', async () => {
    session = buildSession({ fullName: '</script><script>alert(1)</script>' });
    const { body } = await open('/dash');
    expect(body).toContain('A &amp; B &lt;/script&gt;');
    expect(body).not.toContain('<script>alert');
    expect(bootOf(body).session?.fullName).toBe(session.fullName);
  });

  it('says nothing of areas and paths that the caller may not use', async () => {
    expect(bootOf((await open('/')).body).registry.areas[0]?.manifest).toMatchObject({
      routes: [{ path: '/documents' }],
      menu: [],
    });
    session = null;
    const { body } = await open('/documents');
    expect([bootOf(body).registry.areas, body.includes('/modules/')]).toEqual([[], false]);
    session = buildSession({ flags: { a: 'N', b: 'S' } });
    expect(bootOf((await open('/')).body).registry.areas[0]?.manifest.menu).toHaveLength(1);
  });

  it('names the one address of which a wrapper may be, and none that could be anybody’s', async () => {
    expect(bootOf((await open('/')).body).wrapperOrigins).toEqual(['https://app.example.com']);
  });

  it('comes compressed where the browser takes that', async () => {
    const { rawPayload, headers } = await open('/dash', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('sportello-boot');
  });

  it('is in the language that was chosen', async () => {
    const { body } = await open('/dash', { cookie: 'sportello_language=en' });
    expect(body).toContain('<html lang="en">');
    expect(bootOf(body).language).toBe('en');
  });
  it('leaves addresses of calls and files alone', async () => {
    expect((await open('/api/nothing')).json()).toMatchObject({ code: 'not-found' });
    const [file, page] = await Promise.all(['/robots.txt', '/sign/mario.rossi'].map((path) => open(path)));
    expect([file?.statusCode, page?.statusCode]).toEqual([404, 200]);
  });
});

describe('the files of builds', () => {
  it('are kept by the browser for good, and come compressed', async () => {
    const { body, headers } = await open('/shell/s1/main.js', { 'accept-encoding': 'br' });
    expect(body).toBe('compressed');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('bring what keeps them from being taken for something else, and nothing that only documents obey', async () => {
    const [there, gone] = [await open('/shell/s1/main.js'), await open('/shell/s1/gone.js')];
    expect(there.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    for (const name of ['content-security-policy', 'x-frame-options', 'x-request-id', 'last-modified'])
      expect(there.headers).not.toHaveProperty(name);
    expect(Object.keys(gone.headers).join()).toMatch(/(?=.*content-security-policy).*permissions-policy/);
  });

  it.each([
    '/modules/signing/1.0.0-one/gone.js',
    '/shell/s1/gone.css',
    '/modules/signing/0.9.0-old/entry.js',
  ])('are answered as text when missing: %s', async (url) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });

  it('keep their descriptions to the server', async () => {
    expect((await open('/modules/signing/1.0.0-one/module.json')).statusCode).toBe(404);
    expect((await open('/shell/s1/index.html')).statusCode).toBe(404);
    expect((await open('/modules/..%2flive.json')).statusCode).toBe(404);
  });
});

describe('a deploy', () => {
  const liveVersion = async () => (await callOn(app, getBoot, {})).output.registry.areas[0]?.version;

  it('is live with the next request, and so is a roll-back', async () => {
    await addModule('1.1.0-two');
    expect(await liveVersion()).toBe('1.1.0-two');
    expect((await open('/modules/signing/1.0.0-one/entry.js')).statusCode).toBe(200);
    await rollback({ dist, name: 'signing' });
    expect(await liveVersion()).toBe('1.0.0-one');
  });

  it('of a build that cannot be read costs its own area only', async () => {
    await addBuild('modules/broken/1.0.0-x', { 'module.json': '{' });
    await deploy({ dist, name: 'broken', build: '1.0.0-x' });
    expect((await callOn(app, getBoot, {})).output.registry.areas.map(({ area }) => area)).toEqual([
      'signing',
    ]);
  });
});

describe('a build that was changed after it went live', () => {
  it('is served as it was before where its description names other hashes', async () => {
    await addModule('1.2.0-three');
    const file = join(dist, 'modules/signing/1.2.0-three/module.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"aaa"', '"evil"'));
    const { output } = await callOn(app, getBoot, {});
    expect(output.registry.areas.find(({ area }) => area === 'signing')?.version).toBe('1.0.0-one');
    await deploy({ dist, name: 'signing', build: '1.2.0-three' });
    await rollback({ dist, name: 'signing', build: '1.0.0-one' });
  });

  it('costs the page where the page itself is another, and nothing of it is sent', async () => {
    const changed = template.replace('</html>', '<script src="//evil.example"></script></html>');
    const description = { start: [], preload: [], files: { 'index.html': hashOf(template) } };
    await addBuild('shell/s2', {
      'shell.json': JSON.stringify({ version: 's2', ...description }),
      'index.html': changed,
    });
    await deploy({ dist, name: 'shell', build: 's2' });
    const { statusCode, body } = await open('/dash');
    expect([statusCode, body.includes('evil')]).toEqual([503, false]);
    await rollback({ dist, name: 'shell' });
    expect((await open('/dash')).statusCode).toBe(200);
  });

  it('may be of a shell from before, whose scripts ask for no hash', async () => {
    await addBuild('shell/s0', {
      'shell.json': JSON.stringify({
        version: 's0',
        start: [],
        preload: ['kit.js'],
        files: { 'kit.js': 'x' },
      }),
      'index.html': template,
    });
    await deploy({ dist, name: 'shell', build: 's0' });
    const { body, headers } = await open('/dash');
    expect(body).toContain('<link rel="preload" as="script" href="/shell/s0/kit.js">');
    expect(headers['content-security-policy']).not.toContain('trusted-types');
    await rollback({ dist, name: 'shell' });
  });
});
