import { maySignMessage } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePlan, CodeRequest } from '../../../platform/codes/code-purpose.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { readerOf } from '../messages/message-facts.ts';
import { findReceived } from '../messages/message.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signCodeSms } from '../verification/code.texts.ts';
import { findMessageSigner, messageSignSubject } from './message-signer.ts';

interface MessageCodesDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  directory: SigningDirectory;
  product: string;
  publicUrl: string;
}

const maxSmsPerDay = 20;

/** Plans the codes to sign messages, which come by the id of the copy where those of documents have the document's. */
export function createMessageCodes({ db, audit, directory, product, publicUrl }: MessageCodesDependencies) {
  /** Undefined where the caller got no message with that id. @throws AppError `forbidden`, `phone-number-missing` */
  return async ({ caller, channel, documentId: id = '' }: CodeRequest): Promise<CodePlan | undefined> => {
    const { userId } = readerOf(caller);
    if (channel !== 'sms' || !(await findReceived(db, { id, userId }))) return undefined;
    const received = await requireReceived(db, caller, id, maySignMessage);
    const signer = await findMessageSigner(db, directory, received);
    const { phone } = signer;
    if (!phone) throw new AppError('phone-number-missing');
    const { title, fileHash, companyId } = received.message;
    const company = companyId ? await directory.findCompany(db, companyId) : undefined;
    const sms = { product: company?.name ?? product, publicUrl, language: caller.language };
    const data = { purpose: 'sign', to: phone.full, isOnRecord: phone.isOnRecord };
    return {
      channel: 'sms',
      subject: messageSignSubject(received, signer, phone),
      to: phone.full,
      companyId,
      about: { id: `sign:${id}`, maxPerDay: maxSmsPerDay },
      write: (code) => signCodeSms({ title, fileHash: fileHash ?? '' })({ ...sms, code }),
      onSent: (executor, challenge) =>
        recordCopyEvent(audit, executor, {
          id,
          action: 'message.code-sent',
          caller,
          companyId,
          data: { ...data, challenge },
        }),
    };
  };
}
