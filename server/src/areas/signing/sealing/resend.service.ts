import type { InputOf } from 'shared-api/contracts/common';
import { maySendCopy, type resendSignedCopy } from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import type { LoggedFiles } from '../evidence/logged-files.ts';
import type { SignedMailer } from './signed-mail.service.ts';

interface ResendDependencies extends Pick<AreaPlatform, 'db' | 'rateLimits'> {
  access: DocumentAccess;
  signedMail: SignedMailer;
  loggedFiles: LoggedFiles;
}

const repetitions = { name: 'signing.signed-mail', limit: 5, windowMs: 10 * 60_000 };

/** Sending the signed PDF once more. */
export function createResendService(dependencies: ResendDependencies) {
  const { db, access, rateLimits, signedMail, loggedFiles } = dependencies;
  return {
    /** Sends the signed PDF to who signed it, whom the mail did not reach or who lost it. */
    resend: async (caller: Caller, { id }: InputOf<typeof resendSignedCopy>): Promise<void> => {
      const { document } = await access.requireDocument(db, caller, id, maySendCopy);
      await loggedFiles.requireLogged(document);
      await rateLimits.count({ ...repetitions, key: id });
      await db.transaction((tx) => signedMail.sendToSigner(tx, document));
    },
  };
}
