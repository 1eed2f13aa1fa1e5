import { z } from 'zod';
import { newSecret } from '../../../platform/ids.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

/** How long somebody may be away at the provider, in milliseconds. */
export const attemptForMs = 10 * 60_000;

const purpose = 'company-sign-in';

const attemptShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  companyId: z.string(),
  version: z.number(),
  /** Id of the administrator who tries it; null for a sign-in for real. */
  trialBy: z.string().nullable(),
  /** The key in the address that the provider is to send back to; null for the one that companies share. */
  returnKey: z.string().nullable().default(null),
});

/** A sign-in that somebody began in this browser. */
export type Attempt = z.infer<typeof attemptShape>;

/** What can be done with sign-ins that are under way. */
export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Keeps sign-ins that are under way: what must not be known to others sealed in a cookie of the browser that began, and its `state` as
 * a secret for one use, so that nobody else's browser ends it, and none ends it twice.
 */
export function createAttempts({
  db,
  oneTimeLinks,
  secretBox,
}: Pick<AuthPlatform, 'db' | 'oneTimeLinks' | 'secretBox'>) {
  return {
    /** @returns the attempt, and what the browser keeps of it. */
    begin: async (
      { companyId, version }: Pick<CompanySignInRecord, 'companyId' | 'version'>,
      { trialBy, returnKey }: Pick<Attempt, 'trialBy' | 'returnKey'>,
    ): Promise<{ readonly attempt: Attempt; readonly sealed: string }> => {
      const [nonce, verifier] = [newSecret(), newSecret()];
      const state = await oneTimeLinks.issue(db, { purpose, subject: nonce, validForMs: attemptForMs });
      const attempt = { state, nonce, verifier, companyId, version, trialBy, returnKey };
      return { attempt, sealed: secretBox.seal(JSON.stringify(attempt), purpose) };
    },

    /** Uses an attempt up; undefined when it is not this browser's, too old, used, or came back to another address than it was to. */
    consume: async (
      sealed: string | undefined,
      { state, returnKey }: { readonly state: string | null; readonly returnKey: string | null },
    ): Promise<Attempt | undefined> => {
      const attempt = sealed === undefined ? undefined : read(sealed);
      if (!attempt || attempt.state !== state) return undefined;
      const nonce = await oneTimeLinks.tryConsume(db, { purpose, secret: attempt.state });
      return nonce === attempt.nonce && attempt.returnKey === returnKey ? attempt : undefined;
    },
  };

  function read(sealed: string): Attempt | undefined {
    try {
      return attemptShape.parse(JSON.parse(secretBox.open(sealed, purpose)));
    } catch {
      return undefined;
    }
  }
}
