import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeScratch, run } from '../../pdf-editing/testing/scratch.ts';
import { childrenOf, derOf, readAsn1 } from '../asn1.ts';
import { readCms } from '../cms-reader.ts';
import { integer, sequence } from '../der.ts';

/** With which certificate the authority signs: its own, or one that says nothing of time stamps, or that has run out. */
type Signer = 'authority' | 'without-purpose' | 'expired';

/** A time-stamping authority of openssl (RFC 3161), with certificates that an authority of its own issued. */
export interface TestAuthority {
  /** Where it answers; behind it `/busy`, `/refuse`, `/wrong`, `/silent`, `/other`, `/again` and each of the `Signer`s answer differently. */
  readonly url: string;
  /** A token (DER) over some bytes. */
  tokenOf(bytes: Uint8Array, signer?: Signer): Uint8Array;
  close(): void;
}

const purpose = 'extendedKeyUsage=critical,timeStamping\n';
const rejected = 2;

/** Starts the authority; openssl has to be there. */
export async function startTestAuthority(): Promise<TestAuthority> {
  const scratch = makeScratch();
  const openssl = (...parameters: string[]) => run('openssl', ...parameters);
  const issue = makeIssuer(scratch, openssl);
  issue('authority', 'Marche di prova', { extensions: purpose });
  issue('without-purpose', 'Senza scopo', { extensions: 'keyUsage=critical,digitalSignature\n' });
  issue('expired', 'Marche scadute', { extensions: purpose, until: '20200201000000Z' });
  const config = scratch.write(
    'tsa.cnf',
    [
      `[tsa]\nserial=${scratch.write('tsa.serial', '01')}\ndefault_policy=1.2.3.4\ndigests=sha256\nsigner_digest=sha256`,
      'ess_cert_id_alg=sha256\naccuracy=secs:1\n',
    ].join('\n'),
  );
  const answers: Buffer[] = [];

  function answerOf(query: Uint8Array, signer: Signer): Buffer {
    const asked = scratch.write('query.tsq', query);
    const answer = scratch.path('answer.tsr');
    const by = ['-signer', scratch.path('authority.pem'), '-inkey', scratch.path('authority.key')];
    openssl('ts', '-reply', '-queryfile', asked, '-config', config, '-section', 'tsa', ...by, '-out', answer);
    return signer === 'authority' ? readFileSync(answer) : signedBy(readFileSync(answer), signer);
  }

  // openssl makes no time stamp with such a certificate, but signs its content with any.
  function signedBy(answer: Buffer, signer: Signer): Buffer {
    const [, token] = childrenOf(readAsn1(answer));
    const content = readCms(token ? derOf(token) : Buffer.alloc(0))?.content ?? Buffer.alloc(0);
    const files = ['-in', scratch.write('content.der', content), '-out', scratch.path('token.der')];
    const by = ['-signer', scratch.path(`${signer}.pem`), '-inkey', scratch.path(`${signer}.key`)];
    const kind = ['-nodetach', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
    openssl('cms', '-sign', '-binary', '-outform', 'DER', ...kind, ...by, ...files);
    return sequence(sequence(integer(0)), readFileSync(scratch.path('token.der')));
  }

  function answer(path: string, query: Buffer): Buffer {
    if (path === '/wrong') return Buffer.from('nothing of the kind');
    if (path === '/refuse') return sequence(sequence(integer(rejected)));
    if (path === '/again') return answers.at(-1) ?? Buffer.alloc(0);
    if (path === '/other') return answerOf(queryOf(Buffer.from('other bytes')), 'authority');
    const signer =
      path === '/expired' || path === '/without-purpose' ? (path.slice(1) as Signer) : 'authority';
    const made = answerOf(query, signer);
    answers.push(made);
    return made;
  }

  function queryOf(bytes: Uint8Array): Buffer {
    const data = scratch.write('data.bin', bytes);
    openssl('ts', '-query', '-data', data, '-sha256', '-cert', '-out', scratch.path('own.tsq'));
    return readFileSync(scratch.path('own.tsq'));
  }

  const server = createServer((request, response) => {
    const { url: path = '' } = request;
    if (path === '/silent') return;
    if (path === '/busy') return void response.writeHead(503).end();
    buffer(request).then(
      (query) => response.end(answer(path, query)),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenOf: (bytes, signer = 'authority') => {
      const [, token] = childrenOf(readAsn1(answerOf(queryOf(bytes), signer)));
      return token ? derOf(token) : Buffer.alloc(0);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      scratch.remove();
    },
  };
}

interface Issued {
  readonly extensions: string;
  /** `YYYYMMDDHHMMSSZ`; a year from 2020 on where it is given, else now and for two days. */
  readonly until?: string;
}

function makeIssuer(scratch: ReturnType<typeof makeScratch>, openssl: (...parameters: string[]) => string) {
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  const own = ['-keyout', scratch.path('root.key'), '-out', scratch.path('root.pem')];
  openssl('req', '-x509', ...newKey, ...own, '-subj', '/CN=Autorità di prova', '-days', '2', '-utf8');
  const folder = join(scratch.path('root.key'), '..');
  scratch.write('index.txt', '');
  scratch.write('root.serial', '01');
  const config = scratch.write(
    'root.cnf',
    [
      `[ca]\ndefault_ca=own\n[own]\nnew_certs_dir=${folder}\ndatabase=${folder}/index.txt\nserial=${folder}/root.serial`,
      'default_md=sha256\npolicy=any\n[any]\ncommonName=supplied\n',
    ].join('\n'),
  );
  return (name: Signer, holder: string, { extensions, until }: Issued): void => {
    const request = scratch.path(`${name}.csr`);
    const files = ['-keyout', scratch.path(`${name}.key`), '-out', request];
    openssl('req', '-new', ...newKey, ...files, '-subj', `/CN=${holder}`);
    const times = until ? ['-startdate', '20200101000000Z', '-enddate', until] : ['-days', '2'];
    const by = ['-config', config, '-cert', scratch.path('root.pem'), '-keyfile', scratch.path('root.key')];
    const with_ = ['-extfile', scratch.write(`${name}.cnf`, extensions), '-notext'];
    openssl('ca', '-batch', ...by, ...times, ...with_, '-in', request, '-out', scratch.path(`${name}.pem`));
  };
}
