import { cookiePrefix } from '../platform/http/cookie-options.ts';
import { sessionCookie } from '../platform/http/session-cookie.ts';
import type { SessionKind } from '../platform/sessions/session.ts';
import type { TestApp } from './create-test-app.ts';

interface SignInOptions {
  kind?: SessionKind;
  /** The document of a guest. */
  documentId?: string;
}

/** Opens a session for a user and gives back the cookie for it, ready for `inject` and `callOn`. */
export async function signInAs(
  { platform, db }: Pick<TestApp, 'platform' | 'db'>,
  userId: string,
  { kind = 'staff', documentId }: SignInOptions = {},
): Promise<string> {
  const { token } = await platform.sessions.open(db, {
    kind,
    userId,
    documentId: documentId ?? null,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  return `${cookiePrefix(platform.config.http.publicUrl)}${sessionCookie}=${token}`;
}
