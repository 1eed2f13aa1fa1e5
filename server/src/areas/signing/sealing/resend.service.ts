import { isReceiver, mayManage, maySendCopy } from 'shared-api/contracts/signing';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { getDocument } from '../documents/document-access.ts';
import { actorOf } from '../actor.ts';
import type { SignedMailer } from './signed-mail.service.ts';
import { signingTexts } from '../signing.texts.ts';

interface ResendDependencies {
  db: Database;
  clock: Clock;
  rateLimits: RateLimits;
  signedMail: SignedMailer;
}

const repetitions = { name: 'signing.signed-mail', limit: 5, windowMs: 10 * 60_000 };

/** Sending the signed PDF once more. */
export function createResendService({ db, clock, rateLimits, signedMail }: ResendDependencies) {
  return {
    /** Sends the signed PDF to who signed it, whom the mail did not reach or who lost it. */
    resend: async (caller: Caller, id: string): Promise<void> => {
      const actor = actorOf(caller);
      const { document, facts } = await getDocument(db, { actor, id, now: clock.now() });
      if (!isReceiver(actor, facts) && !mayManage(actor, facts)) throw new AppError('forbidden');
      if (!maySendCopy(actor, facts)) throw new AppError('conflict', { text: signingTexts.notSigned });
      await rateLimits.count({ ...repetitions, key: id });
      await db.transaction((tx) => signedMail.sendToSigner(tx, document));
    },
  };
}
