import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AuthPlatform } from '../auth-platform.ts';

/** How long a challenge may be signed, in milliseconds. */
export const challengeForMs = 5 * 60_000;

/** What a challenge is for: signing in, or a new passkey for the person of a session. */
type Binding = 'sign-in' | { readonly sessionId: string };

/** What can be done with the challenges that passkeys sign. */
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

const signedData = z.object({ challenge: z.string().min(1) });

/** A challenge that came back signed. */
interface ConsumedChallenge {
  readonly challenge: string;
  /** How the device that makes a passkey knows the person; empty for a sign-in. */
  readonly userHandle: string;
}

/** Issues challenges, as one-time secrets, and consumes each once. */
export function createPasskeyChallenges({ db, oneTimeLinks }: Pick<AuthPlatform, 'db' | 'oneTimeLinks'>) {
  return {
    /** Makes a challenge: 32 bytes, base64url. Those before stay valid: another tab may have asked. */
    issue: (binding: Binding, userHandle = ''): Promise<string> => {
      const subject = `${userHandle} ${randomUUID()}`;
      return oneTimeLinks.issue(db, { purpose: purposeOf(binding), subject, validForMs: challengeForMs });
    },
    /** Uses up the challenge that was signed, whether or not the signature then holds; undefined when it is none of ours any more. */
    consume: async (binding: Binding, clientDataJSON: string): Promise<ConsumedChallenge | undefined> => {
      const challenge = readChallenge(clientDataJSON);
      if (!challenge) return undefined;
      const opened = { purpose: purposeOf(binding), secret: challenge };
      const [userHandle] = (await oneTimeLinks.tryConsume(db, opened))?.split(' ') ?? [];
      return userHandle === undefined ? undefined : { challenge, userHandle };
    },
  };
}

function purposeOf(binding: Binding): string {
  return binding === 'sign-in' ? 'passkey.sign-in' : `passkey.add ${binding.sessionId}`;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    return signedData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}
