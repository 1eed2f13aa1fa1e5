import type * as OpenId from 'openid-client';
import { createGuardedFetch, OutgoingError } from '../../../platform/outgoing/guarded-fetch.ts';
import { readEndpoint } from '../../../platform/push/push-endpoint.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

/** What stays with us between leaving for the provider and coming back. */
interface Round {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider says of somebody; of what it says itself, only what was signed or fetched from it by TLS. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** How a provider is spoken to: who it is, by which client, with which secret in the clear. */
export interface ProviderSettings extends Pick<
  CompanySignInRecord,
  'issuer' | 'clientId' | 'acrValues' | 'groupsClaim'
> {
  readonly clientSecret: string;
}

/** Why a sign-in did not come about: the person or the provider refused, or it does not answer as it must. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'cancelled' | 'refused' | 'unreachable';

  constructor(kind: ProviderError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
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
    if (!address) throw new ProviderError('unreachable', 'issuer');
    const lib = await loadOpenId();
    const client = await lib.discovery(
      address,
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
    const named = client.serverMetadata().issuer;
    if (new URL(named).href !== address.href) throw new ProviderError('unreachable', `iss: ${named}`);
    return { lib, client };
  }

  /** Where a browser goes: never to what is no page of the internet or of an own origin. */
  function requirePage(page: URL): string {
    const { origin, pathname } = page;
    if (!readEndpoint(origin + pathname, ownOrigins)) throw new ProviderError('unreachable', origin);
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

    /** What the provider says of who came back. Its tokens are let go at once. */
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
        if (!claims) throw new ProviderError('refused', 'id_token');
        const { groupsClaim } = settings;
        const isWhole = claims['email'] !== undefined && (groupsClaim === '' || groupsClaim in claims);
        if (isWhole || !client.serverMetadata().userinfo_endpoint) return claims;
        const more = await lib.fetchUserInfo(client, tokens.access_token, claims.sub);
        return { ...more, ...claims };
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
      throw await describe(error);
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

async function describe(error: unknown): Promise<ProviderError> {
  if (error instanceof ProviderError) return error;
  const lib = await loadOpenId();
  if (error instanceof lib.AuthorizationResponseError)
    return new ProviderError(error.error === 'access_denied' ? 'cancelled' : 'refused', error.error, error);
  if (error instanceof lib.ResponseBodyError) return new ProviderError('refused', error.error, error);
  if (error instanceof lib.WWWAuthenticateChallengeError)
    return new ProviderError('refused', 'invalid_client', error);
  const outgoing = causesOf(error).find((cause) => cause instanceof OutgoingError);
  if (outgoing) return new ProviderError('unreachable', outgoing.message, error);
  const reason = error instanceof Error ? error.message : '';
  const isAnswer = error instanceof lib.ClientError && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return new ProviderError(isAnswer ? 'unreachable' : 'refused', reason, error);
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
