import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls';
import { systemClock } from '../clock.ts';
import { createSmsChannel } from '../deliveries/sms-channel.ts';
import { smtpAddress } from '../deliveries/smtp-channel.ts';
import { createRemotePdfEditing } from '../pdf-editing/remote/create-remote-pdf-editing.ts';
import { makeScratch } from '../pdf-editing/testing/scratch.ts';
import { createTimeStamper } from '../sealing/time-stamp.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

const scratch = makeScratch();
const asked: string[] = [];
let plain: Server;
let secure: SecureServer;

const addressOf = (server: Server | SecureServer, protocol: string) =>
  `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server | SecureServer) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  plain = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => {
      if (request.url === '/endless') response.end(Buffer.alloc(4_000_000));
      else if (request.url === '/elsewhere') response.end();
      else response.writeHead(307, { location: '/elsewhere' }).end();
    });
  });
  const [key, cert] = [scratch.path('key.pem'), scratch.path('cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, response) => {
    asked.push(incoming.url ?? '');
    response.end();
  });
  await Promise.all([listen(plain), listen(secure)]);
});
beforeEach(() => (asked.length = 0));
afterAll(() => {
  for (const server of [plain, secure]) server.closeAllConnections();
  plain.close();
  secure.close();
  scratch.remove();
});

const sms = { id: '1', recipient: '+393331234567', text: 'Codice 123456' } as never;
const services: readonly (readonly [name: string, ask: (origin: string) => Promise<unknown>])[] = [
  [
    'the SMS gateway',
    (origin) => createSmsChannel({ clock: systemClock, url: `${origin}/send`, token: 'hush' }).send(sms),
  ],
  ['the time-stamping authority', (origin) => stampAt(`${origin}/tsa`)],
  [
    'the PDF-editing host',
    (origin) =>
      createRemotePdfEditing({ url: origin, secret: 'hush' }).preflight({
        path: scratch.write('in.pdf', Buffer.from('%PDF-1.7')),
      }),
  ],
];

const stampAt = (url: string) => createTimeStamper({ url, timeoutMs: 240_000 })(Buffer.from('value'));

describe.each(services)('%s', (_name, ask) => {
  it('is asked at its own address alone, wherever it sends us', async () => {
    await expect(ask(addressOf(plain, 'http'))).rejects.toThrow('answered 307');
    expect(asked).toHaveLength(1);
  });

  it('is told nothing where its certificate is nobody’s', async () => {
    await expect(ask(addressOf(secure, 'https'))).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

it('reads no endless answer of a time-stamping authority', async () => {
  await expect(stampAt(`${addressOf(plain, 'http')}/endless`)).rejects.toThrow('is too long');
});

it('speaks TLS 1.2 or newer', () => {
  expect(['TLSv1.2', 'TLSv1.3']).toContain(DEFAULT_MIN_VERSION);
  expect(DEFAULT_MAX_VERSION).toBe('TLSv1.3');
});

it('asks no provider whose certificate is nobody’s', async () => {
  const origin = addressOf(secure, 'https');
  await expect(createGuardedFetch([origin])(`${origin}/`)).rejects.toThrow('self-signed');
  expect(asked).toEqual([]);
});

describe('the way to the mail server', () => {
  it.each([
    ['smtp://mail.example.com:587', 'smtp://mail.example.com:587?requireTLS=true'],
    ['smtp://u:p@10.0.0.5?pool=true', 'smtp://u:p@10.0.0.5?pool=true&requireTLS=true'],
    ['smtp://relay:25?requireTLS=false', 'smtp://relay:25?requireTLS=false'],
    ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
    ['smtp://localhost', 'smtp://localhost'],
    ['smtps://mail.example.com:465', 'smtps://mail.example.com:465'],
  ])('is encrypted unless the address says otherwise or is this machine: %s', (given, used) => {
    expect(smtpAddress(given)).toBe(used);
  });
});
