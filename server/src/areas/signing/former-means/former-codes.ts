import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePlan, CodePurposeHandler, CodeRequest } from '../../../platform/codes/code-purpose.ts';
import { isReceiver, maySign, maySignMessage } from 'shared-api/contracts/signing';
import type { AreaPlatform } from '../../area-platform.ts';
import { createDocumentAccess, requireRight } from '../documents/document-access.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import { receiverOf } from '../mails/addressees.ts';
import { requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { readerOf } from '../messages/message-facts.ts';
import { findReceived } from '../messages/message.repository.ts';
import { findMessageSigner, toSignOf } from '../message-sign/message-signer.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { documentInSubject } from '../verification/code-subjects.ts';
import { formerCodeSms } from '../verification/code.texts.ts';
import { formerCodeMail } from './former-code.mail.ts';
import { refusedUntil, type FormerMeansService, type YoungSigner } from './former-means.ts';

interface FormerCodesDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: SigningDirectory;
  readonly formerMeans: FormerMeansService;
  readonly product: string;
  readonly publicUrl: string;
}

/** What is to be signed: a document, or the PDF of a message. */
interface Signable {
  readonly young: YoungSigner | undefined;
  readonly title: string;
  readonly fileHash: string;
  readonly companyId: string | null;
  readonly to: ReturnType<typeof receiverOf>;
  readonly reference: string | undefined;
  onSent(executor: Executor, data: Readonly<Record<string, unknown>>): Promise<void>;
}

/** SMS to the number of before, about one document in a day. */
const maxSmsPerDay = 10;

/** Plans the codes to the means from before (decision 119). */
export function createFormerCodes(dependencies: FormerCodesDependencies): CodePurposeHandler {
  const { db, clock, audit, directory, formerMeans, product, publicUrl } = dependencies;
  const access = createDocumentAccess({ clock });
  return {
    countedBy: documentInSubject,
    /** @throws AppError `forbidden` where no code is asked, `invalid-input` by another way than the one that it goes by */
    plan: async (request): Promise<CodePlan> => {
      const { young, title, fileHash, companyId, to, reference, onSent } =
        (await findMessage(request)) ?? (await findDocument(request));
      if (!young) throw new AppError('forbidden');
      const { change, isRefused, subject } = young;
      if (isRefused) throw refusedUntil(change);
      const { former } = change;
      if (request.channel !== former.channel) throw new AppError('invalid-input');
      const { language } = request.caller;
      const common = {
        subject,
        to: former.to,
        companyId,
        onSent: (executor: Executor, challenge: string) =>
          onSent(executor, { purpose: 'former', ...former, challenge }),
      };
      if (former.channel === 'mail')
        return {
          ...common,
          channel: 'mail',
          language,
          write: (code) => formerCodeMail({ code, title, to }),
        };
      const sms = formerCodeSms({ title, fileHash });
      return {
        ...common,
        channel: 'sms',
        about: { id: `former:${documentInSubject(subject)}`, maxPerDay: maxSmsPerDay },
        ...(reference && { reference }),
        write: (code) => sms({ product, publicUrl, language, code }),
      };
    },
  };

  async function findDocument({ caller, documentId }: CodeRequest): Promise<Signable> {
    const id = documentId ?? caller.session.documentId ?? '';
    const known = await access.requireDocument(db, caller, id, isReceiver);
    requireRight(known, maySign);
    const { document } = known;
    const account = await directory.findPersonByEmail(db, document.receiverEmail);
    return {
      ...document,
      young: await formerMeans.find(db, caller, document),
      to: receiverOf(document, account),
      reference: documentSubject(document.id),
      onSent: (executor, data) =>
        recordEvent(audit, executor, { documentId: document.id, action: 'code.sent', caller, data }),
    };
  }

  async function findMessage({ caller, documentId: id = '' }: CodeRequest): Promise<Signable | undefined> {
    if (caller.session.kind !== 'staff') return undefined;
    const { userId } = readerOf(caller);
    if (!(await findReceived(db, { id, userId }))) return undefined;
    const received = await requireReceived(db, caller, id, maySignMessage);
    const signer = await findMessageSigner(db, directory, received);
    const { title, companyId } = received.message;
    const toSign = toSignOf(received, signer);
    return {
      title,
      companyId,
      fileHash: toSign.fileHash,
      young: await formerMeans.find(db, caller, toSign),
      to: { firstName: signer.person.firstName },
      reference: undefined,
      onSent: (executor, data) =>
        recordCopyEvent(audit, executor, { id, action: 'message.code-sent', caller, companyId, data }),
    };
  }
}
