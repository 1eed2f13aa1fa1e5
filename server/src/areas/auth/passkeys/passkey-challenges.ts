import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import {
  deletePasskeyChallengesExpiredBefore,
  insertPasskeyChallenge,
  consumePasskeyChallenge,
} from './passkey-challenges.repository.ts';
import type { PasskeyPurpose } from './passkey.schema.ts';

/** How long a challenge may be signed, in milliseconds. */
export const challengeForMs = 5 * 60_000;

/** What a challenge is bound to. */
interface Binding {
  readonly purpose: PasskeyPurpose;
  readonly sessionId: string | null;
}

/** What can be done with the challenges that passkeys sign. */
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

const signedData = z.object({ challenge: z.string().min(1) });

/** A challenge that came back signed. */
export interface ConsumedChallenge {
  readonly challenge: string;
  readonly userHandle: string | null;
}

/** Gives out challenges and takes each back once. */
export function createPasskeyChallenges({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Makes a challenge: 32 bytes, base64url. */
    issue: async (binding: Binding, userHandle: string | null = null): Promise<string> => {
      const challenge = newSecret();
      const expiresAt = new Date(clock.now().getTime() + challengeForMs);
      const challengeHash = hashSecret(challenge);
      await insertPasskeyChallenge(db, { ...binding, challengeHash, userHandle, expiresAt });
      return challenge;
    },
    /** Uses up the challenge that was signed, whether or not the signature then holds; undefined when it is none of ours any more. */
    take: async (binding: Binding, clientDataJSON: string): Promise<ConsumedChallenge | undefined> => {
      const challenge = readChallenge(clientDataJSON);
      if (!challenge) return undefined;
      const sought = { ...binding, challengeHash: hashSecret(challenge) };
      const taken = await consumePasskeyChallenge(db, sought, clock.now());
      return taken && { challenge, userHandle: taken.userHandle };
    },
    /** Throws away those that nobody used in time. */
    clean: (): Promise<void> => deletePasskeyChallengesExpiredBefore(db, clock.now()),
  };
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    return signedData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}
