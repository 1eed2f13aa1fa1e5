import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hasCommand, itWith, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import { createIdentity } from './certificates.ts';
import { digestOf, readCms } from './cms-reader.ts';
import { createCmsSigner } from './cms.ts';
import { identifier, sequence } from './der.ts';
import type { SealingIdentity } from './identity.ts';
import { oids } from './oids.ts';
import { toPem } from './pem.ts';

const scratch = makeScratch();
const hasOpenssl = hasCommand('openssl');
const itReads = itWith('openssl');
const content = Buffer.from('what is signed');
const digest = createHash('sha256').update(content).digest();
afterAll(() => scratch.remove());

function identityByOpenssl(...keyOptions: string[]): SealingIdentity {
  const [key, certificate] = [scratch.path('key.pem'), scratch.path('cert.pem')];
  run(
    'openssl',
    'req',
    '-x509',
    ...keyOptions,
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    '/CN=Prova',
    '-days',
    '2',
  );
  const der = run('openssl', 'x509', '-in', certificate, '-outform', 'DER');
  return { certificates: [Buffer.from(der, 'latin1')], privateKey: readFileSync(key, 'utf8') };
}

function verifyWithOpenssl(cms: Uint8Array, { certificates }: SealingIdentity): string {
  const root = toPem('CERTIFICATE', certificates.at(-1) ?? new Uint8Array());
  return run(
    'openssl',
    'cms',
    '-verify',
    '-binary',
    '-cades',
    '-inform',
    'DER',
    '-purpose',
    'any',
    '-in',
    scratch.write('sig.der', cms),
    '-content',
    scratch.write('content.bin', content),
    '-CAfile',
    scratch.write('root.pem', root),
  );
}

describe('a signature value', () => {
  it('is read back with the values that were written', async () => {
    const signer = await createCmsSigner(await createIdentity({ organization: 'Prova', now: new Date() }));
    const facts = readCms(await signer.sign(digest));
    expect(facts).toMatchObject({
      digestName: 'sha256',
      signerCount: 1,
      signerName: 'Prova',
      isValueValid: true,
    });
    expect(facts?.messageDigest?.equals(digest)).toBe(true);
  });

  it('never exceeds the size that is announced', async () => {
    const signer = await createCmsSigner(await createIdentity({ organization: 'Prova', now: new Date() }));
    for (let time = 0; time < 50; time++) {
      expect((await signer.sign(randomBytes(32))).length).toBeLessThanOrEqual(signer.size);
    }
  });

  it('is not called valid under an algorithm that is not known, or another than its own', async () => {
    const signer = await createCmsSigner(await createIdentity({ organization: 'Prova', now: new Date() }));
    const value = await signer.sign(digest);
    const renamed = (name: string) => {
      const changed = Buffer.from(value);
      identifier(name).copy(changed, changed.lastIndexOf(identifier(oids.ecdsaWithSha256)));
      return readCms(changed);
    };
    for (const name of ['1.2.840.10045.4.3.9', oids.ecdsaWithSha512]) {
      expect(renamed(name)).toMatchObject({ isValueValid: null });
    }
    expect(renamed(oids.ecdsaWithSha256)).toMatchObject({ isValueValid: true });
  });

  it('is not read out of anything else', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([0x30, 0x84, 0xff]),
      sequence(identifier('1.2.3')),
      randomBytes(64),
      randomBytes(1 << 20),
      Buffer.alloc(1 << 20, 0x30),
      Buffer.alloc(1 << 20, Buffer.from([0x30, 0x80])),
    ]) {
      expect(readCms(bytes)).toBeNull();
    }
  });

  itReads.each([
    ['in one piece', ['-newkey', 'rsa:2048'], []],
    ['in pieces of open length', ['-newkey', 'rsa:2048'], ['-stream']],
    ["with its key by the key's identifier", ['-newkey', 'rsa:2048'], ['-keyid']],
    ['of RSA-PSS', ['-newkey', 'rsa:2048'], ['-keyopt', 'rsa_padding_mode:pss']],
    ['of RSA-PSS, in SHA-512', ['-newkey', 'rsa:2048'], ['-md', 'sha512', '-keyopt', 'rsa_padding_mode:pss']],
    ['of EC, in SHA-512', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384'], ['-md', 'sha512']],
  ])('of another program is read %s, and a change of it noticed', (_, key, options) => {
    identityByOpenssl(...key);
    const files = ['-signer', scratch.path('cert.pem'), '-inkey', scratch.path('key.pem')];
    const signed = scratch.path('foreign.der');
    const input = ['-in', scratch.write('content.bin', content), '-out', signed];
    run('openssl', 'cms', '-sign', '-binary', '-nodetach', '-outform', 'DER', ...files, ...options, ...input);
    const bytes = readFileSync(signed);
    const facts = readCms(bytes);
    expect(facts).toMatchObject({ signerCount: 1, signerName: 'Prova', isValueValid: true, content });
    expect(facts?.messageDigest).toEqual(digestOf(facts?.digestName ?? 'sha1', content));
    const changed = Buffer.from(bytes);
    const at = changed.indexOf(facts?.messageDigest ?? '');
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readCms(changed)?.isValueValid).toBe(false);
  });

  (hasOpenssl ? it : it.skip)('holds for openssl with its own key, RSA and EC, as CAdES', async () => {
    const identities = [
      await createIdentity({ organization: 'Prova', now: new Date(Date.now() - 60_000) }),
      identityByOpenssl('-newkey', 'rsa:2048'),
      identityByOpenssl('-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'),
    ];
    for (const identity of identities) {
      const signer = await createCmsSigner(identity);
      expect(verifyWithOpenssl(await signer.sign(digest), identity)).toContain('successful');
    }
  });
});
