import { z } from 'zod';
import type { AuthPlatform } from '../auth-platform.ts';
import { attemptForMs } from './attempts.ts';
import { keepStranger, keptStranger } from './kept-stranger.ts';
import type { Stranger } from './claims.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

const purpose = 'company-sign-in-name';

const ticketShape = keptStranger.extend({ secret: z.string() });

/** Somebody whom a provider knows and does not name, until they say their name: once, and within ten minutes. */
type Nameless = Omit<z.infer<typeof ticketShape>, 'secret' | 'stranger'> & {
  readonly stranger: Omit<Stranger, 'name'>;
};

/** What can be done with who is asked for their name. */
export type NamelessPeople = ReturnType<typeof createNamelessPeople>;

/** Keeps what a provider said of somebody sealed with the page that asks for their name: nothing of it is written before they answer. */
export function createNamelessPeople({
  db,
  oneTimeLinks,
  secretBox,
}: Pick<AuthPlatform, 'db' | 'oneTimeLinks' | 'secretBox'>) {
  return {
    /** @returns what the page hands back with the name. */
    ask: async (
      settings: Pick<CompanySignInRecord, 'companyId' | 'version' | 'groupRules'>,
      stranger: Stranger,
    ): Promise<string> => {
      const secret = await oneTimeLinks.issue(db, {
        purpose,
        subject: JSON.stringify([settings.companyId, stranger.issuer, stranger.subject]),
        validForMs: attemptForMs,
        alongside: true,
      });
      const ticket = { secret, ...keepStranger(settings, stranger) };
      return secretBox.seal(JSON.stringify(ticket), purpose);
    },

    /** Uses what was handed back up; undefined where it is over, or was never given. */
    consume: async (sealed: string): Promise<Nameless | undefined> => {
      const ticket = read(sealed);
      if (!ticket) return undefined;
      const { secret, ...nameless } = ticket;
      return (await oneTimeLinks.tryConsume(db, { purpose, secret })) === undefined ? undefined : nameless;
    },
  };

  function read(sealed: string): z.infer<typeof ticketShape> | undefined {
    try {
      return ticketShape.parse(JSON.parse(secretBox.open(sealed, purpose)));
    } catch {
      return undefined;
    }
  }
}
