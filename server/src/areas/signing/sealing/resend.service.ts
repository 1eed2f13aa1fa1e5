import type { InputOf } from 'shared-api/contracts/common';
import { maySendCopy, type resendSignedCopy } from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import type { SignedMailer } from './signed-mail.service.ts';

interface ResendDependencies extends Pick<AreaPlatform, 'db' | 'rateLimits'> {
  access: DocumentAccess;
  signedMail: SignedMailer;
}

const repetitions = { name: 'signing.signed-mail', limit: 5, windowMs: 10 * 60_000 };

/** Sending the signed PDF once more. */
export function createResendService({ db, access, rateLimits, signedMail }: ResendDependencies) {
  return {
    /** Sends the signed PDF to who signed it, whom the mail did not reach or who lost it. */
    resend: async (caller: Caller, { id }: InputOf<typeof resendSignedCopy>): Promise<void> => {
      const { document } = await access.requireDocument(db, caller, id, maySendCopy);
      await rateLimits.count({ ...repetitions, key: id });
      await db.transaction((tx) => signedMail.sendToSigner(tx, document));
    },
  };
}
