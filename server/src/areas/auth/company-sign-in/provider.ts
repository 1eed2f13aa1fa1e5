import type * as OpenId from 'openid-client';
import { createGuardedFetch } from '../../../platform/outgoing/guarded-fetch.ts';
import { readEndpoint } from '../../../platform/push/push-endpoint.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { isPair, mergeClaims, needsMore, type Claims } from './merge-claims.ts';
import { failureOf, ProviderError } from './provider-error.ts';

/** What stays with us between leaving for the provider and coming back. */
interface Round {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** How a provider is spoken to: who it is, by which client, with which secret in the clear. */
export interface ProviderSettings extends Pick<
  CompanySignInRecord,
  'issuer' | 'clientId' | 'acrValues' | 'groupsClaim'
> {
  readonly clientSecret: string;
}

const clockToleranceSeconds = 60;
/** The library is loaded when somebody first signs in by a company. */
const loadOpenId = () => import('openid-client');

/** Speaks OpenID Connect with providers: discovery, authorization code with PKCE, signature of what they say. Every function throws `ProviderError`. */
export type Providers = ReturnType<typeof createProviders>;

/** `ownOrigins`: origins of the installation's own network that a provider may have. */
export function createProviders({ ownOrigins }: { readonly ownOrigins: readonly string[] }) {
  const fetchGuarded = createGuardedFetch(ownOrigins);

  async function open(
    settings: ProviderSettings,
  ): Promise<{ lib: typeof OpenId; client: OpenId.Configuration }> {
    const { issuer, clientId, clientSecret } = settings;
    const address = readEndpoint(issuer, ownOrigins);
    if (!address) throw new ProviderError('unreachable', 'address');
    const lib = await loadOpenId();
    const found = lib.discovery(
      descriptionOf(address),
      clientId,
      { [lib.clockTolerance]: clockToleranceSeconds },
      clientSecret === '' ? lib.None() : secretOf(lib, clientSecret),
      {
        execute: [
          lib.enableNonRepudiationChecks,
          ...(address.protocol === 'http:' ? [lib.allowInsecureRequests] : []),
        ],
        [lib.customFetch]: (url, options) => fetchGuarded(url, options),
      },
    );
    const client = await found.catch((error: unknown) => {
      const { kind, message } = failureOf(error, lib);
      throw new ProviderError(
        kind === 'busy' ? kind : 'unreachable',
        kind === 'refused' ? 'description' : message,
        { cause: error },
      );
    });
    const named = client.serverMetadata().issuer;
    if (bare(named) !== bare(address.href)) throw new ProviderError('unreachable', 'issuer', { named });
    return { lib, client };
  }

  /** Where a browser goes: never to what is no page of the internet or of an own origin. */
  function requirePage(page: URL): string {
    const { origin, pathname } = page;
    if (!readEndpoint(origin + pathname, ownOrigins))
      throw new ProviderError('unreachable', 'page', { named: origin });
    return page.href;
  }

  return {
    /** Where to send the browser, and what is needed when it is back. */
    start: (
      settings: ProviderSettings,
      {
        round,
        redirect,
        email,
      }: { readonly round: Round; readonly redirect: string; readonly email: string | undefined },
    ): Promise<string> =>
      inWords(async () => {
        const { lib, client } = await open(settings);
        const domain = email?.split('@')[1];
        return requirePage(
          lib.buildAuthorizationUrl(client, {
            redirect_uri: redirect,
            scope: 'openid email profile',
            state: round.state,
            nonce: round.nonce,
            code_challenge: await lib.calculatePKCECodeChallenge(round.verifier),
            code_challenge_method: 'S256',
            ...(email && { login_hint: email }),
            ...(domain && { domain_hint: domain }),
            ...(settings.acrValues && { acr_values: settings.acrValues }),
          }),
        );
      }),

    /** What the provider says of who came back, claim by claim. Its tokens are let go at once. */
    finish: (
      settings: ProviderSettings,
      { round, back }: { readonly round: Round; readonly back: URL },
    ): Promise<Claims> =>
      inWords(async () => {
        const { lib, client } = await open(settings);
        const tokens = await lib.authorizationCodeGrant(client, back, {
          pkceCodeVerifier: round.verifier,
          expectedState: round.state,
          expectedNonce: round.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderError('refused', 'token');
        if (/\p{Cc}/u.test(claims.sub)) throw new ProviderError('refused', 'subject');
        const { groupsClaim } = settings;
        if (!needsMore(claims, groupsClaim) || !client.serverMetadata().userinfo_endpoint) return claims;
        const asked = lib.fetchUserInfo(client, tokens.access_token, claims.sub);
        // Who is known by what was signed comes in; what else was missing stays not said.
        const more = isPair(claims) ? await asked.catch(() => ({})) : await asked;
        return mergeClaims(claims, more, groupsClaim);
      }),

    /** Where a browser signs out at the provider; null where it offers none. */
    endSession: async (settings: ProviderSettings, back: string): Promise<string | null> => {
      const { lib, client } = await open(settings);
      if (!client.serverMetadata().end_session_endpoint) return null;
      return requirePage(lib.buildEndSessionUrl(client, { post_logout_redirect_uri: back }));
    },
  };

  async function inWords<T>(speak: () => Promise<T>): Promise<T> {
    try {
      return await speak();
    } catch (error) {
      throw failureOf(error, await loadOpenId());
    }
  }
}

/** The secret in the way that the provider takes it; in the header where it does not say. */
function secretOf(lib: typeof OpenId, secret: string): OpenId.ClientAuth {
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isByHeader = ways.includes('client_secret_basic');
    const hand = isByHeader ? lib.ClientSecretBasic(secret) : lib.ClientSecretPost(secret);
    hand(server, client, body, headers);
  };
}

const described = '/.well-known/openid-configuration';

/** An issuer as it is compared: with or without its last slash, and where somebody typed the address of its description, without that. */
function bare(issuer: string): string {
  return issuer
    .replace(/\/+$/, '')
    .replace(/\/\.well-known\/openid-configuration$/, '')
    .replace(/\/+$/, '');
}

function descriptionOf(issuer: URL): URL {
  return new URL(bare(issuer.href) + described);
}
