import type { Executor } from '../../../platform/db/database.ts';
import { findPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Person } from '../../ports/people.port.ts';
import { toEmailKey } from '../actor.ts';
import type { ReceivedMessage } from '../messages/message.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { signSubject } from '../verification/code-subjects.ts';
import type { ReceiverPhone } from '../verification/receiver-phone.ts';

/** Who signs the PDF of a message, and with which code. */
export interface MessageSigner {
  readonly person: Person;
  /** Whether the company of who got it has each signature confirmed with a code by SMS. */
  readonly needsCode: boolean;
  /** Whether that company has every page shown first. */
  readonly needsAllPages: boolean;
  /** Where the code goes: the number on record alone. */
  readonly phone: ReceiverPhone | undefined;
}

/** Who signs a message that somebody got. @throws AppError `forbidden` of who has no account or no address any more */
export async function findMessageSigner(
  executor: Executor,
  directory: SigningDirectory,
  { copy }: ReceivedMessage,
): Promise<MessageSigner> {
  const person = await directory.findPerson(executor, copy.userId);
  if (!person?.email) throw new AppError('forbidden', { text: signingTexts.signerWithoutEmail });
  const company = copy.companyId ? await directory.findCompany(executor, copy.companyId) : undefined;
  const number = findPhoneNumber(person.phonePrefix, person.phoneMobile);
  return {
    person,
    needsCode: company?.needsSmsCode ?? false,
    needsAllPages: company?.asksAllPages ?? false,
    phone: number && { ...number, isOnRecord: true },
  };
}

/** What a code to sign a message is bound to: the document that comes of it has the id of the copy (decision 056). */
export function messageSignSubject(
  { copy, message }: ReceivedMessage,
  { person }: MessageSigner,
  phone: ReceiverPhone,
): string {
  const bound = {
    id: copy.id,
    fileHash: message.fileHash ?? '',
    receiverEmailKey: toEmailKey(person.email),
  };
  return signSubject(bound, { userId: copy.userId, number: phone.full });
}

/** What is signed of a message and whose rule holds, before it is a document. */
export function toSignOf({ copy, message }: ReceivedMessage, { person }: MessageSigner) {
  return {
    id: copy.id,
    fileHash: message.fileHash ?? '',
    receiverEmail: person.email,
    companyId: copy.companyId,
  };
}
