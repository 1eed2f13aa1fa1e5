import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProviders, type ProviderSettings } from './provider.ts';

const [own, others] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [Keys, Keys];
type Keys = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
type Claims = Record<string, unknown>;

const round = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const secret = 'what only the two know, and of 32 letters at least';
/** What the provider says in the next test: its description of itself, and the token of who signs in. */
let described: Claims = {};
let token = '';
let server: Server;
let issuer = '';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const usual = (): Claims => ({
  iss: issuer,
  sub: 'mario',
  aud: 'portal',
  nonce: round.nonce,
  iat: now(),
  exp: now() + 300,
});

function signed(claims: Claims, key: KeyObject = own.privateKey, header: Claims = {}): string {
  const text = `${part({ alg: 'RS256', kid: 'one', ...header })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function unsigned(alg: string, signature: (text: string) => string): string {
  const text = `${part({ alg, kid: 'one' })}.${part(usual())}`;
  return `${text}.${signature(text)}`;
}

const finish = (further = '') => {
  const settings: ProviderSettings = {
    issuer,
    clientId: 'portal',
    clientSecret: secret,
    acrValues: '',
    groupsClaim: '',
  };
  const back = new URL(`http://localhost:8080/company-sign-in?code=abc&state=${round.state}${further}`);
  return createProviders({ ownOrigins: [issuer] }).finish(settings, { round, back });
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...described,
      },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] },
      '/token': { access_token: 'a', token_type: 'bearer', id_token: token },
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    request.resume().on('end', () => response.end(JSON.stringify(answers[request.url ?? ''] ?? {})));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (described = {}));
afterAll(() => server.close());

describe('what a company’s provider says of somebody', () => {
  it('counts when it is signed by its key, for us, for this sign-in, and now', async () => {
    const claims = { ...usual(), email: 'mario@acme.example' };
    token = signed(claims);
    // What it says, and none of its tokens.
    expect(await finish()).toEqual(claims);
    expect(await finish(`&iss=${encodeURIComponent(issuer)}`)).toEqual(claims);
  });

  it.each<[string, () => string]>([
    ['signed by nobody', () => unsigned('none', () => '')],
    ['signed by what both know, as if it were a key', () => unsigned('HS256', hmac)],
    ['signed by another key', () => signed(usual(), others.privateKey)],
    [
      'signed by a key that it brings itself',
      () => signed(usual(), others.privateKey, { jwk: others.publicKey.export({ format: 'jwk' }) }),
    ],
    [
      'changed after it was signed',
      () => signed(usual()).replace(/\.[^.]+\./, `.${part({ ...usual(), sub: 'luca' })}.`),
    ],
    ['for another client', () => signed({ ...usual(), aud: 'another' })],
    ['of another provider', () => signed({ ...usual(), iss: 'https://login.example.com' })],
    ['of another sign-in', () => signed({ ...usual(), nonce: 'x'.repeat(43) })],
    ['of no sign-in', () => signed({ ...usual(), nonce: undefined })],
    ['too old', () => signed({ ...usual(), exp: now() - 120 })],
    ['for a time to come', () => signed({ ...usual(), nbf: now() + 600 })],
  ])('is refused where it is %s', async (_what, make) => {
    token = make();
    await expect(finish()).rejects.toMatchObject({ name: 'ProviderError' });
  });

  it('is not asked where another provider sent the browser back', async () => {
    token = signed(usual());
    const other = `&iss=${encodeURIComponent('https://login.example.com')}`;
    await expect(finish(other)).rejects.toMatchObject({ name: 'ProviderError' });
    described = { authorization_response_iss_parameter_supported: true };
    await expect(finish()).rejects.toMatchObject({ name: 'ProviderError' });
  });

  it('is not asked where the provider describes itself as another', async () => {
    token = signed(usual());
    described = { issuer: 'https://login.example.com' };
    await expect(finish()).rejects.toMatchObject({ name: 'ProviderError' });
  });
});

const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
