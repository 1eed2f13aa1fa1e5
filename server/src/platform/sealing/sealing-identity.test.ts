import { X509Certificate, createPrivateKey } from 'node:crypto';
import { statSync } from 'node:fs';
import { makeScratch } from '../pdf-editing/testing/scratch.ts';
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
