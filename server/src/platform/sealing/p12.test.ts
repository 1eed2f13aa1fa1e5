import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { atOnceMs, processorTimeOf } from '../../testing/processor-time.ts';
import { itWith, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import { identifier, integer, octets, element, sequence, setOf } from './der.ts';
import { oids } from './oids.ts';
import { P12Error } from './p12-error.ts';
import { readP12 } from './p12.ts';
import { openSealingIdentity } from './sealing-identity.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const itReads = itWith('openssl');
const password = 'segrèto €';
const ec = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
const rsa = ['rsa:2048'];

interface Certified {
  readonly key: string;
  readonly certificate: string;
}

function certify(name: string, key: readonly string[], ...more: string[]): Certified {
  const made = { key: scratch.path(`${name}.key`), certificate: scratch.path(`${name}.crt`) };
  const files = ['-keyout', made.key, '-out', made.certificate];
  run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    ...key,
    '-nodes',
    ...files,
    '-subj',
    `/CN=${name}`,
    '-days',
    '2',
    ...more,
  );
  return made;
}

function exportP12(...options: string[]): Buffer {
  const path = scratch.path('given.p12');
  run('openssl', 'pkcs12', '-export', ...options, '-passout', `pass:${password}`, '-out', path);
  return readFileSync(path);
}

const own = ({ key, certificate }: Certified) => ['-inkey', key, '-in', certificate];
const make = (key: readonly string[], ...options: string[]) =>
  exportP12(...options, ...own(certify('Dato', key)));
const subjectsOf = (bytes: Uint8Array) =>
  readP12(bytes, password).certificates.map((certificate) => new X509Certificate(certificate).subject);

describe('a P12', () => {
  itReads.each([
    ['of today, EC', ec, []],
    ['of today, RSA', rsa, []],
    ['of the classic form, EC', ec, ['-legacy']],
    ['of the classic form, RSA', rsa, ['-legacy']],
    [
      'with triple DES throughout',
      ec,
      ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'],
    ],
    ['in old and new ciphers', ec, ['-keypbe', 'AES-256-CBC', '-certpbe', 'PBE-SHA1-3DES']],
    ['in the clear', ec, ['-keypbe', 'NONE', '-certpbe', 'NONE', '-macalg', 'sha512']],
    ['of many rounds', ec, ['-iter', '20000']],
    ['without an integrity code', ec, ['-nomac']],
  ])('%s is read', (_, key, options) => {
    const bytes = make(key, ...options);
    const { privateKey, certificates } = readP12(bytes, password);
    const certificate = new X509Certificate(certificates[0] ?? '');
    expect(certificate.subject).toBe('CN=Dato');
    expect(certificate.checkPrivateKey(createPrivateKey(privateKey))).toBe(true);
  });

  itReads('is used in place of a key of our own', async () => {
    const path = scratch.write('used.p12', make(ec));
    const given = {
      folder: scratch.path('none'),
      organization: '',
      now: new Date(),
      p12: { path, password },
    };
    const { certificates } = await openSealingIdentity(given);
    expect(new X509Certificate(certificates[0] ?? '').subject).toBe('CN=Dato');
  });

  itReads.each([
    ['of today', []],
    ['of the classic form', ['-legacy']],
  ])('with its chain, %s, puts the signer before the issuers, and leaves strangers out', (_, options) => {
    const root = certify('Radice', ec);
    const signer = certify('Firmatario', ec, '-CA', root.certificate, '-CAkey', root.key);
    const stranger = certify('Estraneo', ec);
    const chain = [stranger, root].map(({ certificate }) => readFileSync(certificate, 'utf8')).join('');
    const file = scratch.write('chain.pem', chain);
    const bytes = exportP12(...options, ...own(signer), '-certfile', file);
    expect(subjectsOf(bytes)).toEqual(['CN=Firmatario', 'CN=Radice']);
  });

  itReads.each([
    ['of today', []],
    ['of the classic form', ['-legacy']],
    ['without an integrity code', ['-nomac']],
    ['of the classic form, without an integrity code', ['-legacy', '-nomac']],
  ])('%s is refused under another password', (_, options) => {
    const bytes = make(ec, ...options);
    for (const wrong of ['altro', '', 'segreto €']) expect(() => readP12(bytes, wrong)).toThrow('password');
  });

  itReads('without a key is refused in words', () => {
    const { certificate } = certify('Sola', ec);
    expect(() => readP12(exportP12('-nokeys', '-in', certificate), password)).toThrow('no private key');
  });

  itReads('without the certificate of its key is refused in words', () => {
    const { key } = certify('Una', ec);
    const { certificate } = certify('Altra', ec);
    expect(() => readP12(exportP12('-nocerts', '-inkey', key, '-in', certificate), password)).toThrow(
      'no certificate of its key',
    );
  });

  itReads('of a curve that cannot sign is refused in words', () => {
    const bytes = make(['ec', '-pkeyopt', 'ec_paramgen_curve:P-384']);
    expect(() => readP12(bytes, password)).toThrow('P-256');
  });

  itReads('that is cut off is refused', () => {
    const bytes = make(ec, '-iter', '1');
    for (let length = 0; length < bytes.length; length += 37)
      expect(() => readP12(bytes.subarray(0, length), password)).toThrow(P12Error);
  });

  itReads('in which a byte is changed is refused, or holds the same all the same', () => {
    const bytes = make(ec, '-iter', '1');
    const identity = readP12(bytes, password);
    const outcomes = Array.from(bytes, (byte, at) => {
      const changed = Buffer.from(bytes);
      changed[at] = byte ^ 0xff;
      return outcomeOf(changed);
    });
    const refused = outcomes.filter((outcome) => outcome instanceof P12Error);
    expect(refused.length).toBeGreaterThan(bytes.length * 0.95);
    for (const outcome of outcomes) {
      if (!(outcome instanceof P12Error)) expect(outcome).toEqual(identity);
    }
  });
});

function outcomeOf(bytes: Uint8Array): unknown {
  try {
    return readP12(bytes, password);
  } catch (error) {
    return error;
  }
}

/** A P12 of one part under an integrity code and a cipher that ask for these rounds. */
function madeP12({ macRounds, rounds }: { macRounds: number | null; rounds: number }): Buffer {
  const count = (value: number) => integer(Buffer.from(value.toString(16).padStart(12, '0'), 'hex'));
  const tripleDes = sequence(
    identifier('1.2.840.113549.1.12.1.3'),
    sequence(octets(randomBytes(8)), count(rounds)),
  );
  const info = sequence(identifier(oids.data), tripleDes, element(0x80, randomBytes(64)));
  const part = sequence(identifier(oids.encryptedData), element(0xa0, sequence(integer(0), info)));
  const content = sequence(identifier(oids.data), element(0xa0, octets(sequence(part))));
  const digest = sequence(sequence(identifier(oids.sha1)), octets(randomBytes(20)));
  const mac = macRounds === null ? [] : [sequence(digest, octets(randomBytes(8)), count(macRounds))];
  return sequence(integer(3), content, ...mac);
}

describe('a hostile P12', () => {
  const manyRounds = 2 ** 40;
  const nested = Array.from({ length: 5000 }).reduce<Buffer>((inner) => sequence(inner), Buffer.alloc(0));

  it.each([
    ['an integrity code of endless rounds', madeP12({ macRounds: manyRounds, rounds: 1 }), 'rounds'],
    ['a cipher of endless rounds', madeP12({ macRounds: null, rounds: manyRounds }), 'rounds'],
    ['no rounds at all', madeP12({ macRounds: null, rounds: 0 }), 'not a P12'],
    ['deep nesting', nested, 'not a P12'],
    ['another text', Buffer.from('no'), 'not a P12'],
    ['another structure', setOf(integer(1)), 'not a P12'],
    ['a mebibyte of random bytes', randomBytes(1 << 20), 'too large'],
    ['as many random bytes as are read', randomBytes(1 << 18), 'not a P12'],
    [
      'as many empty values as are read',
      sequence(Buffer.alloc((1 << 18) - 8, Buffer.from([5, 0]))),
      'not a P12',
    ],
  ])('of %s is refused at once', (_, bytes, reason) => {
    expect(() => readP12(bytes, password)).toThrow(reason);
    const read = () => expect(() => readP12(bytes, password)).toThrow(P12Error);
    expect(processorTimeOf(read)).toBeLessThan(atOnceMs);
  });
});
