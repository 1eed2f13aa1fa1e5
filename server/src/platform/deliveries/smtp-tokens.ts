import { z } from 'zod';
import type { Clock } from '../clock.ts';

/** How an installation gets tokens to sign in to its mail server (OAuth 2.0). */
interface SmtpOAuth {
  /** Where tokens are given out. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What a person consented to; undefined where the installation signs in by itself (client credentials). */
  readonly refreshToken: string | undefined;
  /** What is asked for. */
  readonly scope: string | undefined;
}

interface AccessToken {
  readonly token: string;
  readonly endsAt: number;
}

const timeoutMs = 15_000;
/** A token is given up so long before its end: it still has to get to the server. */
const marginMs = 60_000;
const defaultSeconds = 300;
const answered = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
});
const refused = z.object({ error: z.string().optional(), error_description: z.string().optional() });

/** The settings where all of them are there. */
export function toSmtpOAuth(given: { readonly [Name in keyof SmtpOAuth]: SmtpOAuth[Name] | undefined }):
  | SmtpOAuth
  | undefined {
  const { tokenUrl, clientId, clientSecret, ...more } = given;
  return tokenUrl && clientId && clientSecret ? { tokenUrl, clientId, clientSecret, ...more } : undefined;
}

/** Makes what gets tokens for the mail server, and keeps each until shortly before its end; `renew` asks for another though it has one. */
export function createSmtpTokens(oauth: SmtpOAuth, clock: Clock) {
  let held: AccessToken | undefined;
  let asked: Promise<AccessToken> | undefined;

  return async ({ renew }: { readonly renew: boolean }): Promise<string> => {
    if (!renew && held && held.endsAt > clock.now().getTime()) return held.token;
    asked ??= ask(oauth, clock).finally(() => (asked = undefined));
    held = await asked;
    return held.token;
  };
}

async function ask(oauth: SmtpOAuth, clock: Clock): Promise<AccessToken> {
  const { tokenUrl, clientId, clientSecret, refreshToken, scope } = oauth;
  const grant: Record<string, string> = refreshToken
    ? { grant_type: 'refresh_token', refresh_token: refreshToken }
    : { grant_type: 'client_credentials' };
  const fields = { ...grant, client_id: clientId, client_secret: clientSecret, ...(scope && { scope }) };
  const response = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { data } = answered.safeParse(answer);
  if (response.ok && data)
    return {
      token: data.access_token,
      endsAt: clock.now().getTime() + (data.expires_in ?? defaultSeconds) * 1000 - marginMs,
    };
  const { error = '', error_description: description = '' } = refused.safeParse(answer).data ?? {};
  throw new Error(`The token service answered ${response.status} ${error} ${description}`.trim());
}
