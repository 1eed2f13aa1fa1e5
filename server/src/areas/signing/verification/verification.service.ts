import type { InputOf } from 'shared-api/contracts/common';
import {
  isReceiver,
  mayGiveMobile,
  maySee,
  type checkDocumentExpiry,
  type getVerificationData,
  type markContactVerified,
} from 'shared-api/contracts/signing';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { mailSubject, mobileSubject } from './code-subjects.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { requireRight, type DocumentAccess } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { updateDocument } from '../documents/document.repository.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import { phoneToVerify, receiverPhone } from './receiver-phone.ts';
import { actorOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface VerificationDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  access: DocumentAccess;
  directory: SigningDirectory;
  codes: Pick<Codes, 'consume'>;
}

/** Who the receiver is: their phone, their address, and whether there is still time. */
export function createVerificationService(dependencies: VerificationDependencies) {
  const { db, clock, audit, access, directory, codes } = dependencies;
  return {
    /** Marks the receiver's phone or address as verified, by a code that they entered rightly (spec 02 §4). */
    verify: async (caller: Caller, input: InputOf<typeof markContactVerified>): Promise<void> => {
      const session = sessionOf(caller);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const known = await access.lockDocument(tx, caller, input.id, isReceiver);
        const { document } = known;
        const passed = { challenge: input.challenge, sessionId: session.id };
        if (input.kind === 'mail') {
          await codes.consume(tx, { ...passed, purpose: 'mail', subject: mailSubject(document) });
          await updateDocument(tx, document.id, { emailVerifiedAt: now });
          return recordEvent(audit, tx, { documentId: document.id, action: 'mail.verified', caller });
        }
        requireRight(known, mayGiveMobile);
        const phone = await phoneToVerify(tx, directory, { ...input, document });
        await codes.consume(tx, {
          ...passed,
          purpose: 'mobile',
          subject: mobileSubject(document, phone.full),
        });
        await updateDocument(tx, document.id, {
          phoneVerifiedAt: now,
          phonePrefix: phone.prefix,
          phoneMobile: phone.mobile,
        });
        return recordEvent(audit, tx, {
          documentId: document.id,
          action: 'phone.verified',
          caller,
          data: {
            number: phone.full,
            isOnRecord: phone.isOnRecord,
            numberBefore: document.phonePrefix + document.phoneMobile || null,
            challenge: input.challenge,
          },
        });
      });
    },

    /** Where the receiver's codes go; the number is masked. */
    phoneData: async (caller: Caller, { id }: InputOf<typeof getVerificationData>) => {
      const { document, actor, facts } = await access.requireDocument(db, caller, id, isReceiver);
      const phone = await receiverPhone(db, directory, document);
      return {
        username: document.receiverEmail,
        maskedMobile: phone ? maskedDestination({ channel: 'sms', to: phone.mobile }) : '',
        prefix: phone?.prefix ?? '',
        mayGive: mayGiveMobile(actor, facts),
      };
    },

    /** Whether the document that the caller came for has expired (spec 02 §2). */
    isExpired: async (caller: Caller, { id }: InputOf<typeof checkDocumentExpiry>): Promise<boolean> => {
      const wanted = id ?? actorOf(caller).documentId;
      if (!wanted) return false;
      const known = await access.requireDocument(db, caller, wanted, maySee).catch(undefinedIfNotFound);
      return known?.facts.isExpired ?? false;
    },
  };
}

function undefinedIfNotFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
}
