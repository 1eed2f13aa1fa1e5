import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { itWith, makeScratch } from '../pdf-editing/testing/scratch.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { createSeals } from './seals.ts';
import { makeIdentity, p12Password, packP12 } from './testing/made-p12.ts';

const scratch = makeScratch();
const itPacks = itWith('openssl');
afterAll(() => scratch.remove());

describeOnBothDatabases('the seal of an installation', (testApp) => {
  interface Process {
    readonly secret?: string;
    readonly previous?: string[];
    readonly env?: Record<string, string>;
    readonly folder?: string;
  }
  /** The seals of a process of the installation. */
  const start = ({ secret = 'the secret', previous = [], env = {}, folder = 'one' }: Process = {}) =>
    createSeals({
      db: testApp().db,
      clock: testApp().clock,
      config: readConfig({ DATA_DIR: scratch.path(folder), PRODUCT_NAME: 'Prova', ...env }),
      secretBox: createSecretBox(secret, previous),
      logger: createLogger('silent'),
    });
  const use = async (seals: ReturnType<typeof start>, name: string, until?: string) => {
    const identity = await makeIdentity({ name, ...(until && { until }) });
    await testApp().db.transaction((tx) => seals.use(tx, identity));
    return identity;
  };
  const namesOf = (certificates: readonly Uint8Array[]) =>
    certificates.map((bytes) => /CN=(.*)/.exec(new X509Certificate(bytes).subject)?.[1]);
  const nameNow = async (seals: ReturnType<typeof start>) =>
    namesOf((await seals.findIdentity()).certificates)[0];

  beforeEach(async () => {
    await testApp().empty();
    testApp().clock.set(new Date('2026-03-09T09:00:00Z'));
  });

  it('is its own, until one is uploaded, which every process uses from then on', async () => {
    const [one, other] = [start(), start({ folder: 'other' })];
    expect([await nameNow(one), await nameNow(other)]).toEqual(['Prova', 'Prova']);
    expect(await one.find()).toMatchObject({ kind: 'own' });
    const identity = await use(one, 'Sigillo Acme');
    expect(await one.findIdentity()).toEqual(identity);
    expect(await other.findIdentity()).toEqual(identity);
    expect(await other.findIdentity()).toBe(await other.findIdentity());
    expect(await other.find()).toMatchObject({
      kind: 'uploaded',
      certificate: { subject: 'Sigillo Acme, Acme S.p.A.', validUntil: new Date('2027-01-01') },
    });
    await testApp().db.transaction((tx) => other.useOwn(tx));
    expect(await one.find()).toMatchObject({ kind: 'own' });
    expect(await nameNow(one)).toBe('Prova');
  });

  it('is known again after it was changed', async () => {
    const seals = start();
    await use(seals, 'Sigillo 2026');
    await use(seals, 'Sigillo 2027');
    expect(namesOf(await seals.listOwnCertificates())).toEqual(['Sigillo 2027', 'Prova', 'Sigillo 2026']);
  });

  it('lies in the database, but not in the clear', async () => {
    const { privateKey } = await use(start(), 'Sigillo Acme');
    const { rows } = await testApp().db.execute('select value from platform_installation');
    const body = privateKey.split('\n')[1] ?? '';
    expect(body.length).toBeGreaterThan(60);
    expect(JSON.stringify(rows)).not.toContain(body);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(privateKey).toString('base64').slice(40, 80));
  });

  it('outlives another secret of the installation, where the one before is named', async () => {
    const identity = await use(start({ secret: 'the old one' }), 'Sigillo Acme');
    const renewed = start({ secret: 'the new one', previous: ['the old one'] });
    expect(await renewed.findIdentity()).toEqual(identity);
  });

  it('is not replaced by another in silence where it cannot be read', async () => {
    await use(start({ secret: 'the old one' }), 'Sigillo Acme');
    const astray = start({ secret: 'another' });
    await expect(astray.findIdentity()).rejects.toThrow('cannot be read');
    expect(await astray.find()).toEqual({ kind: 'uploaded', certificate: null });
    expect(namesOf(await astray.listOwnCertificates())).toContain('Prova');
    await use(astray, 'Sigillo nuovo');
    expect(await nameNow(astray)).toBe('Sigillo nuovo');
  });

  it('seals nothing once its certificate ended', async () => {
    const seals = start();
    await use(seals, 'Sigillo Acme', '2026-04-01T00:00:00Z');
    testApp().clock.set(new Date('2026-03-31T23:59:59Z'));
    expect(await nameNow(seals)).toBe('Sigillo Acme');
    testApp().clock.set(new Date('2026-04-01T00:00:00Z'));
    await expect(seals.findIdentity()).rejects.toThrow(
      'the certificate of the seal ended at 2026-04-01T00:00:00.000Z',
    );
    await seals.open();
  });

  itPacks('is what the configuration says, whatever was uploaded', async () => {
    await use(start(), 'Sigillo Acme');
    const path = scratch.write('given.p12', packP12(await makeIdentity({ name: 'Sigillo dato' })));
    const env = { SEAL_P12: path, SEAL_P12_PASSWORD: p12Password };
    const given = start({ env, folder: 'given' });
    await given.open();
    expect(await given.find()).toMatchObject({
      kind: 'configured',
      certificate: { issuer: 'Sigillo dato, Acme S.p.A.' },
    });
    expect(await nameNow(given)).toBe('Sigillo dato');
    await expect(start({ env: { SEAL_P12: join(path, 'none') } }).open()).rejects.toThrow('ENOTDIR');
  });

  it('is another host’s where that seals', async () => {
    const env = { PDF_EDITING_URL: 'http://engine.acme.example', PDF_EDITING_SECRET: 'x'.repeat(32) };
    const remote = start({ env, folder: 'remote' });
    await remote.open();
    expect(await remote.find()).toEqual({ kind: 'remote', certificate: null });
  });
});
