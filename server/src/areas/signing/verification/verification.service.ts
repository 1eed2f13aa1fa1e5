import { isReceiver, maySee, mayVerifyMobile } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { mailSubject, mobileSubject } from './code-subjects.ts';
import { getDocument, lockDocument, refusalOf } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { findDocument, updateDocument } from '../documents/document.repository.ts';
import { maskPhone, toPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import { receiverPhone } from './receiver-phone.ts';
import { actorOf, factsOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface VerificationInput {
  id: string;
  kind: 'mobile' | 'mail';
  prefix: string;
  mobile: string;
  challenge: string;
}

interface VerificationDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  directory: SigningDirectory;
  codes: Pick<Codes, 'consume'>;
}

/** Who the receiver is: his phone, his address, and whether there is still time. */
export function createVerificationService(dependencies: VerificationDependencies) {
  const { db, clock, audit, directory, codes } = dependencies;
  return {
    /** Marks the receiver's phone or address as verified, by a code that he entered rightly (spec 02 §4). */
    verify: async (caller: Caller, input: VerificationInput): Promise<void> => {
      const actor = actorOf(caller);
      const session = sessionOf(caller);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const known = await lockDocument(tx, { actor, id: input.id, now });
        const { document, facts } = known;
        if (!isReceiver(actor, facts)) throw new AppError('forbidden');
        const passed = { challenge: input.challenge, sessionId: session.id };
        if (input.kind === 'mail') {
          await codes.consume(tx, { ...passed, purpose: 'mail', subject: mailSubject(document) });
          await updateDocument(tx, document.id, { emailVerifiedAt: now });
          return recordEvent(audit, tx, { documentId: document.id, action: 'mail.verified', caller });
        }
        if (!mayVerifyMobile(actor, facts)) throw refusalOf(known);
        const phone = toPhoneNumber(input.prefix, input.mobile);
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
          data: { number: phone.full, challenge: input.challenge },
        });
      });
    },

    /** Where the receiver's codes go; the number is masked. */
    phoneData: async (caller: Caller, id: string) => {
      const actor = actorOf(caller);
      const { document, facts } = await getDocument(db, { actor, id, now: clock.now() });
      if (!isReceiver(actor, facts)) throw new AppError('forbidden');
      const phone = await receiverPhone(db, directory, document);
      return {
        username: document.receiverEmail,
        maskedMobile: phone ? maskPhone(phone.mobile) : '',
        prefix: phone?.prefix ?? '',
      };
    },

    /** Whether the document that the caller came for has expired (spec 02 §2). */
    isExpired: async (caller: Caller, id: string | undefined): Promise<boolean> => {
      const actor = actorOf(caller);
      const wanted = id ?? actor.documentId;
      if (!wanted) return false;
      const document = await findDocument(db, wanted);
      if (!document) return false;
      const facts = factsOf(document, clock.now());
      return maySee(actor, facts) && facts.isExpired;
    },
  };
}
