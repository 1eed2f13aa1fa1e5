import type * as OpenId from 'openid-client';
import { OutgoingError } from '../../../platform/outgoing/guarded-fetch.ts';

/** What kept a sign-in from coming about: the person, the provider for now, the provider for good, or that it does not answer as it must. */
type Kind = 'cancelled' | 'busy' | 'refused' | 'unreachable';

/** Why a sign-in did not come about. The message is a code of the protocol (RFC 6749, OpenID Connect) or of ours, and has its words. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: Kind;
  /** What the provider calls itself, where that is wrong. */
  readonly named: string;

  constructor(kind: Kind, code: string, { named = '', cause }: { named?: string; cause?: unknown } = {}) {
    super(code, { cause });
    this.kind = kind;
    this.named = named;
  }
}

const busy = ['temporarily_unavailable', 'server_error', 'slow_down'];

/** Reads what went wrong while a provider was spoken to. */
export function failureOf(error: unknown, lib: typeof OpenId): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof lib.AuthorizationResponseError && error.error === 'access_denied')
    return new ProviderError('cancelled', error.error, { cause: error });
  if (error instanceof lib.AuthorizationResponseError || error instanceof lib.ResponseBodyError)
    return new ProviderError(busy.includes(error.error) ? 'busy' : 'refused', error.error, { cause: error });
  if (error instanceof lib.WWWAuthenticateChallengeError)
    return new ProviderError('refused', 'invalid_client', { cause: error });
  if (causesOf(error).some((cause) => cause instanceof OutgoingError))
    return new ProviderError('unreachable', 'answer', { cause: error });
  if (causesOf(error).some((cause) => cause instanceof Response && cause.status >= 500))
    return new ProviderError('busy', 'server_error', { cause: error });
  const code = error instanceof lib.ClientError ? (error.code ?? '') : '';
  const [kind, reason] = reasons[code] ?? (['refused', 'token'] as const);
  return new ProviderError(kind, reason, { cause: error });
}

/** What the library calls what is wrong with an answer. */
const reasons: Readonly<Record<string, readonly [kind: Kind, code: string]>> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: ['unreachable', 'description'],
  OAUTH_RESPONSE_IS_NOT_JSON: ['unreachable', 'description'],
  OAUTH_PARSE_ERROR: ['unreachable', 'description'],
  OAUTH_INVALID_SERVER_METADATA: ['unreachable', 'description'],
  OAUTH_MISSING_SERVER_METADATA: ['unreachable', 'description'],
  OAUTH_UNSUPPORTED_OPERATION: ['unreachable', 'unsupported'],
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: ['refused', 'clock'],
};

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
