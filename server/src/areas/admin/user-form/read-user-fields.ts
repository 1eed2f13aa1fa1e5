import { userFields, userProblemText, type UserFields } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import { readPhoneNumber } from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Checks what is said of a user, and writes it as it is kept. @throws AppError `invalid-input` with a sentence on each wrong field */
export function readUserFields(
  given: Omit<UserFields, 'usesBadge'> & { readonly usesBadge?: boolean | undefined },
  language: Language,
): UserFields {
  const read = userFields.safeParse({ ...given, usesBadge: given.usesBadge ?? false });
  if (!read.success) throw new AppError('invalid-input', { fields: sentencesOf(read.error, language) });
  return { ...read.data, ...phoneOf(read.data), groupIds: [...new Set(read.data.groupIds)] };
}

type Issues = NonNullable<ReturnType<typeof userFields.safeParse>['error']>;

/** The first sentence of each field. */
function sentencesOf({ issues }: Issues, language: Language): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    sentences[field] ??= userProblemText(field, message)[language];
  }
  return sentences;
}

/** The number as it is called; both parts are empty where none is given. */
function phoneOf({ prefix, mobile }: Pick<UserFields, 'prefix' | 'mobile'>) {
  const phone = mobile === '' ? undefined : readPhoneNumber(prefix, mobile);
  return { prefix: phone?.prefix ?? '', mobile: phone?.mobile ?? '' };
}
