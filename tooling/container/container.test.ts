import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listVariables, readConfig } from 'server/configuration';
import { parse } from 'yaml';
import { root } from '../webpack/folders.ts';
import { isIgnored, readLayers } from './dockerfile.ts';
import { productionPackages, type Lockfile } from './production-packages.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const ignore = read('.dockerignore');
const layers = readLayers(read('Dockerfile'));
const image = layers.at(-1);
/** Made within the image. */
const made = ['dist', ''];

describe('the image', () => {
  it('copies what is there, and nothing that .dockerignore keeps out', () => {
    const inProject = layers
      .flatMap(({ copies }) => copies)
      .flatMap(({ from, sources }) =>
        from === undefined ? sources : sources.map((path) => relative('/app', path)),
      )
      .filter((path) => path !== '.' && !made.includes(path));
    expect(inProject.length).toBeGreaterThan(3);
    expect(inProject.filter((path) => !existsSync(join(root, path)) || isIgnored(ignore, path))).toEqual([]);
  });

  it('is built from everything that it needs, and from no secret', () => {
    const manifests = globSync('*/package.json', { cwd: root });
    const needed = ['package.json', 'package-lock.json', '.npmrc', 'lerna.json', ...manifests];
    const sources = [
      'shell/src/module.ts',
      'tooling/build.ts',
      'server/src/main.ts',
      'mfe-auth/src/module.ts',
    ];
    expect([...needed, ...sources].filter((path) => isIgnored(ignore, path))).toEqual([]);
    const left = [
      'secrets/database-password',
      '.data/keys/seal.pem',
      'server/node_modules/x',
      '.git/config',
      '.env',
    ];
    expect(left.filter((path) => !isIgnored(ignore, path))).toEqual([]);
  });

  it('takes each layer from one before, and one Node, that of the project', () => {
    const names = layers.map(({ name }) => name);
    for (const [index, { copies }] of layers.entries())
      for (const { from } of copies) expect([undefined, ...names.slice(0, index)]).toContain(from);
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const images = new Set(layers.map((layer) => layer.image).filter((name) => !names.includes(name)));
    expect([...images]).toEqual([`node:${devDependencies.node}-bookworm-slim`]);
  });

  it('runs as somebody who owns the data folder alone, by variables that the server reads', () => {
    expect(image?.user).toBe('node');
    const known = [...listVariables().map(({ name }) => name), 'NODE_ENV'];
    expect(Object.keys(image?.env ?? {}).filter((name) => !known.includes(name))).toEqual([]);
    expect(image?.commands['CMD']).toEqual(['node', 'server/src/main.ts']);
    expect(image?.commands['HEALTHCHECK']?.at(-1)).toContain('/readyz');
  });
});

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly read_only?: boolean;
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly secrets: Readonly<Record<string, { file: string }>>;
    readonly volumes: Readonly<Record<string, null>>;
  };
  const { services } = compose;
  const { portal } = services;
  /** As Compose reads `${NAME:-default}` where nothing is set. */
  const unset = (value: string) => value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

  it('gives the server a configuration that works, with secrets of its own alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-compose-'));
    const content = 'a secret that somebody made, long enough';
    for (const name of Object.keys(compose.secrets)) writeFileSync(join(folder, name), content);
    const env = Object.fromEntries(
      Object.entries(portal?.environment ?? {}).map(([name, value]) => [
        name,
        unset(value).replace('/run/secrets', folder),
      ]),
    );
    const config = readConfig({ ...image?.env, ...env });
    rmSync(folder, { recursive: true });
    expect(config).toMatchObject({
      makesDemo: false,
      http: { port: 8080, host: '0.0.0.0' },
      dataFolder: '/data',
      installationSecret: content,
      s3: { bucket: 'sportello', accessKeyId: content, secretAccessKey: content },
    });
    expect(new URL(config.database.url ?? '').hostname).toBe('database');
    expect(new URL(config.s3?.endpoint ?? '').hostname).toBe('files');
  });

  it('names variables that the server reads', () => {
    const variables = listVariables();
    const known = variables.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name]));
    expect(Object.keys(portal?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has no password in it: each is a file that somebody makes, or Compose stops', () => {
    const text = read('compose.yaml');
    expect(text).not.toMatch(/(?:PASSWORD|SECRET|_KEY)\w*: (?!\/run\/secrets\/|\$\{\w+:-\}$)\S/m);
    const used = Object.values(services).flatMap(({ secrets = [] }) => secrets);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
    expect(Object.values(compose.secrets).every(({ file }) => isIgnored(ignore, relative('.', file)))).toBe(
      true,
    );
    expect(read('.gitignore').split('\n')).toContain('/secrets/');
  });

  it('pins what it takes from others, waits for what tells that it is there, and keeps what must stay', () => {
    const foreign = Object.values(services).filter(({ build }) => build === undefined);
    for (const service of foreign) expect(service.image).toMatch(/:v?\d+\.\d+[\w.-]*$/);
    for (const [name, { condition }] of Object.entries(portal?.depends_on ?? {}))
      expect([condition, services[name]?.healthcheck]).toEqual(['service_healthy', expect.anything()]);
    const volumes = Object.values(services).flatMap((service) =>
      service.volumes.map((each) => each.split(':')[0] ?? ''),
    );
    expect(new Set(volumes)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(portal?.read_only).toBe(true);
  });

  it('opens one port, to this machine alone', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual([`127.0.0.1:8080:${image?.env['PORT']}`]);
  });
});

describe('the packages of production', () => {
  const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;

  it('are those that the server needs, wherever they lie', () => {
    const packages: Lockfile['packages'] = {
      server: { dependencies: { a: '1', shared: '1' } },
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { missing: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/shared': { link: true, resolved: 'shared' },
      shared: { peerDependencies: { d: '1' } },
      'node_modules/d': {},
      'node_modules/e': {},
    };
    const found = ['a', 'a/node_modules/b', 'c', 'd', 'shared'].map((name) => `node_modules/${name}`);
    expect(productionPackages({ packages }, 'server').toSorted()).toEqual([...found, 'shared'].toSorted());
  });

  it('are none to build or to test with', () => {
    const places = productionPackages(lockfile, 'server');
    expect(places).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'shared-api']));
    const tools = [
      'jest',
      'webpack',
      'typescript',
      'lerna',
      '@20minutes/s3rver',
      'drizzle-kit',
      'playwright',
    ];
    expect(places.filter((place) => tools.some((tool) => place === `node_modules/${tool}`))).toEqual([]);
  });
});
