import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFailure } from './describe-failure.ts';
import { ProviderError } from './provider-error.ts';
import { createProviders } from './provider.ts';

let server: Server;
let origin = '';
/** How the provider calls itself, and what it answers at its address for tokens. */
let issuer = '';
let answer: { status: number; body: object; type?: string } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    const isDescription = request.url === '/tenant/.well-known/openid-configuration';
    const description = {
      issuer,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
    };
    const { status, body } = isDescription ? { status: 200, body: description } : answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    request.resume().on('end', () => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const settings = (typed: string) => ({
  issuer: typed,
  clientId: 'portal',
  clientSecret: 's',
  acrValues: '',
  groupsClaim: '',
});
const round = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const begin = (typed: string) =>
  createProviders({ ownOrigins: [origin] }).start(settings(typed), {
    round,
    redirect: 'http://localhost/x',
    email: undefined,
  });
const finish = (question: string) =>
  createProviders({ ownOrigins: [origin] }).finish(settings(`${origin}/tenant`), {
    round,
    back: new URL(`http://localhost:8080/company-sign-in?${question}`),
  });

async function wordsOf(failing: Promise<unknown>, isTrial = true): Promise<string> {
  const error = await failing.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ProviderError)) throw new Error('It did not fail as it must');
  const said = describeFailure(error, { isTrial });
  return JSON.stringify([said.code, said.text?.it, said.details]);
}

describe('the address of a provider', () => {
  it.each(['/tenant', '/tenant/'])(
    'counts with or without its last slash where it calls itself %s',
    async (own) => {
      issuer = origin + own;
      for (const typed of ['/tenant', '/tenant/', '/tenant/.well-known/openid-configuration'])
        expect(await begin(origin + typed)).toContain(`${origin}/authorize?`);
    },
  );

  it('of another one does not', async () => {
    issuer = `${origin}/tenant/other`;
    expect(await wordsOf(begin(`${origin}/tenant`))).toContain('chiama sé stesso in un altro modo');
    expect(await wordsOf(begin(`${origin}/nothing`))).toContain('non c’è un servizio OpenID Connect');
  });
});

describe('what a provider fails with', () => {
  beforeEach(() => (issuer = `${origin}/tenant`));

  it.each([
    ['temporarily_unavailable', 'unavailable', 'è occupato. Riprova tra poco'],
    ['server_error', 'unavailable', 'è occupato. Riprova tra poco'],
    ['login_required', 'wrong-credentials', 'chiede prima qualcosa lì'],
    ['invalid_scope', 'wrong-credentials', 'non accetta ciò che gli si chiede'],
    ['access_denied', 'wrong-credentials', 'è stato annullato'],
    ['made_up', 'wrong-credentials', 'senza dire altro che'],
  ])('as %s is said in our words', async (error, code, words) => {
    const said = await wordsOf(finish(`error=${error}&state=${round.state}&error_description=english+words`));
    expect(said).toContain(`"${code}"`);
    expect(said).toContain(words);
    expect(said).not.toContain('english');
  });

  it.each([
    [401, { error: 'invalid_client' }, 'non riconosce questo client'],
    [400, { error: 'invalid_grant' }, 'non vale più'],
    [503, { error: 'temporarily_unavailable' }, 'è occupato'],
    [200, { access_token: 'a', token_type: 'bearer', id_token: 'x' }, 'non si può verificare'],
    [200, { nothing: 'here' }, 'non si può verificare'],
    [500, {}, 'è occupato'],
  ])('answers %i to the code is said in our words', async (status, body, words) => {
    answer = { status, body };
    expect(await wordsOf(finish(`code=c&state=${round.state}`))).toContain(words);
  });
});
