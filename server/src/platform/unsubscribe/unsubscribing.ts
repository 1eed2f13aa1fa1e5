import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

/** A kind of notice that goes to an address. */
interface NoticeOfAddress {
  readonly email: string;
  readonly kind: string;
}

/** Who knows which notices an address may do without. */
export interface NoticeChoices {
  /** Whether who reads at an address can leave a kind of notice out. */
  mayLeaveOut(executor: Executor, notice: NoticeOfAddress): Promise<boolean>;
  /** Leaves it out from now on. */
  leaveOut(notice: NoticeOfAddress, from: Pick<Caller, 'ip' | 'userAgent'>): Promise<void>;
}

/** What can be done with the addresses that switch notices off. */
export type Unsubscribing = ReturnType<typeof createUnsubscribing>;

interface UnsubscribingDependencies {
  readonly secretBox: Pick<SecretBox, 'seal' | 'open'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

const place = 'platform.unsubscribe';
const sealed = z.object({ email: z.string(), kind: z.string() });

/** Makes and reads the addresses by which a notice is switched off without a sign-in: what they say is sealed, so nobody can make one. */
export function createUnsubscribing({ secretBox, publicUrl }: UnsubscribingDependencies) {
  let choices: NoticeChoices | undefined;

  return {
    /** Names who knows the choices. Before the first mail. */
    offer: (given: NoticeChoices): void => void (choices = given),

    /** The address for a notice; undefined where nobody at that address can switch it off. */
    addressOf: async (executor: Executor, { email, kind }: NoticeOfAddress): Promise<string | undefined> => {
      if (!(await choices?.mayLeaveOut(executor, { email, kind }))) return undefined;
      const token = secretBox.seal(JSON.stringify({ email, kind }), place);
      return `${publicUrl}/unsubscribe/${encodeURIComponent(token)}`;
    },

    /** What an address of ours is about; undefined for any other. */
    read: (token: string): NoticeOfAddress | undefined => {
      try {
        return sealed.parse(JSON.parse(secretBox.open(token, place)));
      } catch {
        return undefined;
      }
    },

    leaveOut: async (notice: NoticeOfAddress, from: Pick<Caller, 'ip' | 'userAgent'>): Promise<void> =>
      choices?.leaveOut(notice, from),
  };
}
