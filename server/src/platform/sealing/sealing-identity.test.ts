import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { hasCommand, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import { readP12 } from './p12.ts';
import { authorityCertificate, openSealingIdentity } from './sealing-identity.ts';

const scratch = makeScratch();
const now = new Date('2026-11-21T10:00:00Z');
const open = (folder: string) =>
  openSealingIdentity({ folder: scratch.path(folder), organization: 'Acme S.p.A.', now });
afterAll(() => scratch.remove());

describe("the installation's own key", () => {
  it('is made once and read from then on', async () => {
    const first = await open('keys');
    const second = await open('keys');
    expect(second.privateKey).toBe(first.privateKey);
    expect(second.certificates.map((bytes) => Buffer.from(bytes))).toEqual(
      first.certificates.map((bytes) => Buffer.from(bytes)),
    );
  });

  it('can be read by its owner alone', async () => {
    await open('private');
    expect(statSync(scratch.path('private/seal.pem')).mode & 0o777).toBe(0o600);
    expect(statSync(scratch.path('private')).mode & 0o777).toBe(0o700);
  });

  it('is the same for all that start at once', async () => {
    const identities = await Promise.all(Array.from({ length: 5 }, () => open('together')));
    expect(new Set(identities.map(({ privateKey }) => privateKey.trim())).size).toBe(1);
  });

  it('has a certificate for signing by an authority for nothing else', async () => {
    const identity = await open('chain');
    const [own, authority] = identity.certificates.map((bytes) => new X509Certificate(bytes));
    expect(own?.checkPrivateKey(createPrivateKey(identity.privateKey))).toBe(true);
    expect(own?.verify(authority?.publicKey ?? createPrivateKey(identity.privateKey))).toBe(true);
    expect(own?.ca).toBe(false);
    expect(authority?.ca).toBe(true);
    expect(own?.subject).toContain('CN=Acme S.p.A.');
    expect(authorityCertificate(identity)).toContain('BEGIN CERTIFICATE');
  });

  it('is not made anew over a damaged file', async () => {
    scratch.write('seal.pem', 'nothing');
    await expect(
      openSealingIdentity({ folder: scratch.path('.'), organization: 'Acme', now }),
    ).rejects.toThrow('damaged');
  });
});

(hasCommand('openssl') ? describe : describe.skip)('a given P12', () => {
  const password = 'segrèto €';
  const make = (key: string[], ...options: string[]) => {
    const [keyFile, certificate, p12] = ['key.pem', 'cert.pem', 'given.p12'].map(scratch.path) as [
      string,
      string,
      string,
    ];
    run(
      'openssl',
      'req',
      '-x509',
      ...key,
      '-nodes',
      '-keyout',
      keyFile,
      '-out',
      certificate,
      '-subj',
      '/CN=Dato',
      '-days',
      '2',
    );
    run(
      'openssl',
      'pkcs12',
      '-export',
      ...options,
      '-inkey',
      keyFile,
      '-in',
      certificate,
      '-passout',
      `pass:${password}`,
      '-out',
      p12,
    );
    return p12;
  };
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];

  it.each([
    ['of today, EC', ec, []],
    ['of today, RSA', ['-newkey', 'rsa:2048'], []],
    ['with triple DES', ec, old],
  ])('%s is used in place of a key of our own', async (_, key, options) => {
    const path = make(key, ...options);
    const identity = await openSealingIdentity({
      folder: scratch.path('none'),
      organization: '',
      now,
      p12: { path, password },
    });
    expect(new X509Certificate(identity.certificates[0] ?? '').subject).toBe('CN=Dato');
  });

  it('says that the password is wrong', () => {
    const bytes = readFileSync(make(ec));
    expect(() => readP12(bytes, 'altro')).toThrow('password');
  });

  it('says that a curve cannot be used', () => {
    const bytes = readFileSync(make(['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384']));
    expect(() => readP12(bytes, password)).toThrow('P-256');
  });

  it('says that the file is something else', () => {
    expect(() => readP12(Buffer.from('no'), password)).toThrow('not a P12');
  });
});
