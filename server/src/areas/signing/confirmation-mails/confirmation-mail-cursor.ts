import { AppError } from '../../../platform/errors/app-error.ts';
import type { MailPlace } from './confirmation-mails.repository.ts';

/** Writes where a page of addresses ended: no id has an underscore. */
export function encodeMailCursor({ emailFold, id }: MailPlace): string {
  return `${id}_${emailFold}`;
}

/** Reads it. @throws AppError `invalid-input` when it is none of ours */
export function decodeMailCursor(text: string): MailPlace {
  const [, id, emailFold] = /^([\w-]{1,100}?)_(.+)$/.exec(text) ?? [];
  if (!id || !emailFold) throw new AppError('invalid-input', { fields: { cursor: text } });
  return { id, emailFold };
}
