import type { CodePurpose } from 'shared-api/contracts/platform';
import { isReceiver, maySign, mayVerifyMobile } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposes, CodeRequest } from '../../../platform/codes/code-purpose.ts';
import { mailSubject, mobileSubject, signSubject } from './code-subjects.ts';
import { codeMail, mobileCodeSms, signCodeSms } from './code.texts.ts';
import { getDocument, refusalOf, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { toPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import { receiverPhone } from './receiver-phone.ts';
import { actorOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface SigningCodesDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  directory: SigningDirectory;
}

/** The purposes for which signing needs codes: to sign, and to verify a phone or an address. */
export function createSigningCodes({ db, clock, audit, directory }: SigningCodesDependencies) {
  return {
    sign: {
      // Each box of a document needs one, and the number is a verified one.
      maxSmsPerHour: 300,
      plan: async (request) => {
        const { actor, known } = await load(request, 'sms');
        if (!maySign(actor, known.facts)) throw refusalOf(known);
        const phone = await receiverPhone(db, directory, known.document);
        if (!phone) throw new AppError('phone-number-missing');
        return {
          channel: 'sms',
          subject: signSubject(known.document, actor.userId),
          to: phone.full,
          write: (code) => signCodeSms[request.caller.language](code, known.document),
          onSent: onSent(request, known, { purpose: 'sign', to: phone.full }),
        };
      },
    },
    mobile: {
      plan: async (request) => {
        const { actor, known } = await load(request, 'sms');
        if (!mayVerifyMobile(actor, known.facts)) throw refusalOf(known);
        const phone = toPhoneNumber(request.prefix ?? '', request.mobile ?? '');
        return {
          channel: 'sms',
          subject: mobileSubject(known.document, phone.full),
          to: phone.full,
          write: (code) => mobileCodeSms[request.caller.language](code),
          onSent: onSent(request, known, { purpose: 'mobile', to: phone.full }),
        };
      },
    },
    mail: {
      plan: async (request) => {
        const { actor, known } = await load(request, 'mail');
        if (!isReceiver(actor, known.facts)) throw new AppError('forbidden');
        return {
          channel: 'mail',
          subject: mailSubject(known.document),
          to: known.document.receiverEmail,
          language: request.caller.language,
          write: (code) => codeMail(code, known.document),
          onSent: onSent(request, known, { purpose: 'mail', to: known.document.receiverEmail }),
        };
      },
    },
  } satisfies CodePurposes;

  function onSent(
    { caller }: CodeRequest,
    { document }: KnownDocument,
    data: { purpose: CodePurpose; to: string },
  ) {
    return (executor: Executor, challenge: string) =>
      recordEvent(audit, executor, {
        documentId: document.id,
        action: 'code.sent',
        caller,
        data: { ...data, challenge },
      });
  }

  async function load(request: CodeRequest, channel: CodeRequest['channel']) {
    if (request.channel !== channel) throw new AppError('invalid-input');
    const actor = actorOf(request.caller);
    const id = request.documentId ?? actor.documentId ?? '';
    const known: KnownDocument = await getDocument(db, { actor, id, now: clock.now() });
    return { actor, known };
  }
}
