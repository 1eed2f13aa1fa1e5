import { createCipheriv, pbkdf2Sync, randomBytes, X509Certificate } from 'node:crypto';
import { KeyUsageFlags } from '@peculiar/x509';
import forge from 'node-forge';
import { itWith } from '../../pdf-editing/testing/scratch.ts';
import { element, identifier, integer, octets, sequence } from '../der.ts';
import { oids } from '../oids.ts';
import { toPem } from '../pem.ts';
import { makeIdentity, p12Password, packP12 } from '../testing/made-p12.ts';
import { checkSealFile } from './check-seal-file.ts';
import { readSealFile } from './seal-file-reader.ts';

const itPacks = itWith('openssl');
const now = new Date('2026-03-09T09:00:00Z');
const check = (bytes: Uint8Array, password = p12Password) => checkSealFile({ bytes, password, now });

describe('an uploaded P12', () => {
  itPacks.each([
    ['EC', {}],
    ['RSA', { key: 2048 }],
    ['the usage “non-repudiation” alone', { usage: KeyUsageFlags.nonRepudiation }],
    ['no word of its usage', { usage: null }],
  ] as const)('with %s can seal', async (_, made) => {
    const identity = await makeIdentity(made);
    expect(await check(packP12(identity))).toMatchObject({ fault: null, identity });
  });

  itPacks('brings its chain, the signer first', async () => {
    const outcome = await check(packP12(await makeIdentity({ hasAuthority: true })));
    const found = outcome.fault === null ? outcome.identity.certificates : [];
    expect(found.map((bytes) => new X509Certificate(bytes).subject.split('\n')[0])).toEqual([
      'CN=Sigillo Acme',
      'CN=Prova CA',
    ]);
  });

  itPacks.each([
    ['expired', { until: '2026-03-09T08:59:59Z' }],
    ['not-yet-valid', { from: '2026-03-09T09:00:01Z' }],
    ['key-usage', { usage: KeyUsageFlags.keyEncipherment | KeyUsageFlags.keyCertSign }],
    ['key-size', { key: 1024 }],
    ['key-kind', { key: 'P-384' }],
  ] as const)('cannot: %s', async (fault, made) => {
    expect(await check(packP12(await makeIdentity(made)))).toEqual({ fault });
  });

  itPacks('cannot without its key, its certificate or its password', async () => {
    const identity = await makeIdentity();
    expect(await check(packP12(identity, { without: 'keys' }))).toEqual({ fault: 'no-key' });
    expect(await check(packP12(identity, { without: 'certs' }))).toEqual({ fault: 'no-certificate' });
    expect(await check(packP12(identity), 'altra')).toEqual({ fault: 'wrong-password' });
    expect(await check(randomBytes(3000))).toEqual({ fault: 'not-p12' });
  });

  it('cannot where its certificate is that of another key', async () => {
    const [one, other] = await Promise.all([makeIdentity({ key: 2048 }), makeIdentity({ key: 2048 })]);
    const packed = packByForge(
      one.privateKey,
      toPem('CERTIFICATE', other.certificates[0] ?? new Uint8Array()),
    );
    expect(await check(packed)).toEqual({ fault: 'no-certificate' });
    const right = packByForge(one.privateKey, toPem('CERTIFICATE', one.certificates[0] ?? new Uint8Array()));
    expect(await check(right)).toMatchObject({ fault: null });
  });

  itPacks('is read in a process of its own', async () => {
    const identity = await makeIdentity();
    const outcome = await readSealFile({ bytes: packP12(identity), password: p12Password, now });
    expect(outcome).toMatchObject({ fault: null, identity: { privateKey: identity.privateKey } });
  });

  it('that would take for ever to open is cut off', async () => {
    const reading = readSealFile({ bytes: slowP12(100), password: p12Password, now }, { timeoutMs: 1500 });
    expect(await reading).toEqual({ fault: 'took-too-long' });
  });
});

function packByForge(key: string, certificate: string): Buffer {
  const packed = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(key),
    [forge.pki.certificateFromPem(certificate)],
    p12Password,
    { algorithm: '3des' },
  );
  return Buffer.from(forge.asn1.toDer(packed).getBytes(), 'latin1');
}

/** A P12 of many parts, each of which is rightly encrypted and asks for a million rounds. */
function slowP12(parts: number): Buffer {
  const [salt, vector, rounds] = [randomBytes(8), randomBytes(16), 1_000_000];
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(p12Password, salt, rounds, 32, 'sha512'), vector);
  const encrypted = Buffer.concat([cipher.update(sequence()), cipher.final()]);
  const count = integer(Buffer.from(rounds.toString(16).padStart(6, '0'), 'hex'));
  const stretched = sequence(octets(salt), count, sequence(identifier('1.2.840.113549.2.11')));
  const algorithm = sequence(
    identifier('1.2.840.113549.1.5.13'),
    sequence(
      sequence(identifier('1.2.840.113549.1.5.12'), stretched),
      sequence(identifier('2.16.840.1.101.3.4.1.42'), octets(vector)),
    ),
  );
  const info = sequence(identifier(oids.data), algorithm, element(0x80, encrypted));
  const part = sequence(identifier(oids.encryptedData), element(0xa0, sequence(integer(0), info)));
  const content = sequence(...Array.from({ length: parts }, () => part));
  return sequence(integer(3), sequence(identifier(oids.data), element(0xa0, octets(content))));
}
