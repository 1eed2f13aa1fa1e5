import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** Somebody at the provider: what it says of them when it is asked, what it signs, and how they proved who they are. */
interface ProviderPerson {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly signed?: Readonly<Record<string, unknown>>;
  readonly amr?: readonly string[];
}

/** A provider of OpenID Connect that really runs, on this machine alone. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Who can sign in there, by the name that they type; a test adds and changes them. */
  readonly people: Map<string, ProviderPerson>;
  /** What it was asked for, by browsers and by us. */
  readonly paths: string[];
  /** Begins to know our client, which it sends back to an address of the product. */
  serve(product: string): void;
  stop(): Promise<void>;
}

/** The client that the provider knows. */
export const client = { id: 'sportello', secret: 'a secret of the client, long enough' };

/** Starts a provider on a free port. It serves nobody before it knows where the product is. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const paths: string[] = [];
  server.on('request', ({ url = '' }) => paths.push(url.replace(/\?.*/, '')));
  const serve = (product: string) => {
    const provider = new Provider(issuer, configurationOf(people, product));
    // The key of a company's own address is known only once it was set up.
    provider.Client.prototype.redirectUriAllowed = (address) =>
      /^\/company-sign-in(?:\/[\w-]{16})?$/.test(address.slice(product.length)) &&
      address.startsWith(product);
    const answer = provider.callback();
    server.on('request', (request, response) => {
      const uid = /^\/interaction\/([\w-]+)/.exec(request.url ?? '')?.[1];
      if (uid === undefined) return void answer(request, response);
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return void response.end(page(uid));
      }
      void finish(provider, people, { request, response }).catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    });
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { issuer, people, paths, serve, stop };
}

function configurationOf(people: Map<string, ProviderPerson>, product: string): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${product}/company-sign-in`],
        post_logout_redirect_uris: [`${product}/`],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'upn', 'groups', 'Groups', 'realm_access', 'resources'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.get(id);
      const said = (use: string) => (use === 'id_token' ? person?.signed : person?.claims);
      return person && { accountId: id, claims: (use) => ({ sub: id, ...said(use) }) };
    },
  };
}

type Exchange = Parameters<Provider['interactionFinished']>;

/** Signs in who was typed, without asking for a password; nobody typed is who cancels. */
async function finish(
  provider: Provider,
  people: Map<string, ProviderPerson>,
  { request, response }: { readonly request: Exchange[0]; readonly response: Exchange[1] },
): Promise<void> {
  const accountId = new URLSearchParams(await bodyOf(request)).get('account') ?? '';
  const person = people.get(accountId);
  if (!person) {
    const refusal = { error: 'access_denied', error_description: 'cancelled' };
    return provider.interactionFinished(request, response, refusal);
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const grantId = await grant.save();
  const login = { accountId, ...(person.amr && { amr: [...person.amr] }) };
  return provider.interactionFinished(request, response, { login, consent: { grantId } });
}

async function bodyOf(request: Exchange[0]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function page(uid: string): string {
  return `<!doctype html><html lang="it"><title>Provider</title><form method="post" action="/interaction/${uid}">
    <label>Account <input name="account"></label> <button>Entra</button></form></html>`;
}
