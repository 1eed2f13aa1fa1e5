import type { CodePurpose } from 'shared-api/contracts/platform';
import { isReceiver, mayGiveMobile, maySign } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposes, CodeRequest } from '../../../platform/codes/code-purpose.ts';
import { documentInSubject, mailSubject, mobileSubject, signSubject } from './code-subjects.ts';
import { mobileCodeSms, signCodeSms } from './code.texts.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import {
  createDocumentAccess,
  type DocumentRight,
  type KnownDocument,
} from '../documents/document-access.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import type { LoggedFiles } from '../evidence/logged-files.ts';
import { createFormerCodes } from '../former-means/former-codes.ts';
import type { FormerMeansService } from '../former-means/former-means.ts';
import { receiverOf } from '../mails/addressees.ts';
import { codeMail } from '../mails/code.mail.ts';
import { createMessageCodes } from '../message-sign/message-codes.ts';
import { phoneToVerify, receiverPhone } from './receiver-phone.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface SigningCodesDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  directory: SigningDirectory;
  formerMeans: FormerMeansService;
  loggedFiles: LoggedFiles;
  /** Name of the product, for documents of no company. */
  product: string;
  /** Address of the product, to which a phone ties the code. */
  publicUrl: string;
}

/** The purposes for which signing needs codes: to sign, by the means of now and from before, and to verify a phone or an address. */
export function createSigningCodes(dependencies: SigningCodesDependencies) {
  const { db, clock, audit, directory, loggedFiles, product, publicUrl } = dependencies;
  const access = createDocumentAccess({ clock });
  const planForMessage = createMessageCodes(dependencies);
  return {
    former: createFormerCodes(dependencies),
    sign: {
      // Each box of a document needs one, and the number is a verified one.
      maxSmsPerHour: 300,
      countedBy: documentInSubject,
      plan: async (request) => {
        const planned = await planForMessage(request);
        if (planned) return planned;
        const known = await load(request, 'sms', maySign);
        // Where it goes is what the log says.
        await loggedFiles.requireLogged(known.document);
        const phone = await receiverPhone(db, directory, known.document);
        if (!phone) throw new AppError('phone-number-missing');
        const sms = await smsFacts(request, known);
        return {
          channel: 'sms',
          subject: signSubject(known.document, { userId: known.actor.userId, number: phone.full }),
          to: phone.full,
          companyId: known.document.companyId,
          about: smsOf(known, 'sign', 3 * known.document.signaturesTotal + 10),
          reference: documentSubject(known.document.id),
          write: (code) => signCodeSms(known.document)({ ...sms, code }),
          onSent: onSent(request, known, { purpose: 'sign', to: phone.full, isOnRecord: phone.isOnRecord }),
        };
      },
    },
    mobile: {
      countedBy: documentInSubject,
      plan: async (request) => {
        const known = await load(request, 'sms', mayGiveMobile);
        const phone = await phoneToVerify(db, directory, { ...request, document: known.document });
        const sms = await smsFacts(request, known);
        return {
          channel: 'sms',
          subject: mobileSubject(known.document, phone.full),
          to: phone.full,
          companyId: known.document.companyId,
          about: smsOf(known, 'mobile', 10),
          reference: documentSubject(known.document.id),
          write: (code) => mobileCodeSms({ ...sms, code }),
          onSent: onSent(request, known, { purpose: 'mobile', to: phone.full, isOnRecord: phone.isOnRecord }),
        };
      },
    },
    mail: {
      countedBy: documentInSubject,
      plan: async (request) => {
        const known = await load(request, 'mail', isReceiver);
        const account = await directory.findPersonByEmail(db, known.document.receiverEmail);
        return {
          channel: 'mail',
          subject: mailSubject(known.document),
          to: known.document.receiverEmail,
          companyId: known.document.companyId,
          language: request.caller.language,
          write: (code) =>
            codeMail({ code, document: known.document, to: receiverOf(known.document, account) }),
          onSent: onSent(request, known, { purpose: 'mail', to: known.document.receiverEmail }),
        };
      },
    },
  } satisfies CodePurposes;

  /** What an SMS says beside its code: from whose company it comes, in the caller's language. */
  async function smsFacts({ caller }: CodeRequest, { document: { companyId } }: KnownDocument) {
    const company = companyId ? await directory.findCompany(db, companyId) : undefined;
    return { product: company?.name ?? product, publicUrl, language: caller.language };
  }

  function onSent(
    { caller }: CodeRequest,
    { document }: KnownDocument,
    data: { purpose: CodePurpose; to: string; isOnRecord?: boolean },
  ) {
    return (executor: Executor, challenge: string) =>
      recordEvent(audit, executor, {
        documentId: document.id,
        action: 'code.sent',
        caller,
        data: { ...data, challenge },
      });
  }

  /** The SMS of a purpose for one document, counted together. */
  function smsOf({ document }: KnownDocument, purpose: CodePurpose, maxPerDay: number) {
    return { id: `${purpose}:${document.id}`, maxPerDay };
  }

  async function load(request: CodeRequest, channel: CodeRequest['channel'], right: DocumentRight) {
    if (request.channel !== channel) throw new AppError('invalid-input');
    const { caller, documentId } = request;
    return access.requireDocument(db, caller, documentId ?? caller.session?.documentId ?? '', right);
  }
}
