import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  checkAttachment,
  checkExpiryHours,
  checkReceiver,
  type DocumentFormValues,
  type FormProblem,
} from 'shared-api/contracts/signing';

/** What the add form holds; a file that was uploaded before needs no new one. */
export interface AddFormValues extends DocumentFormValues {
  savesCopy: boolean;
  expires: boolean;
  attachment: File | null;
}

/** What the edit form holds. */
export interface EditFormValues extends DocumentFormValues {
  expires: boolean;
  expiryHours: number | null;
}

/** The add form's checks, in the specified order (spec 02 §5). */
export function addFormResolver(uploadedName: () => string | null): Resolver<AddFormValues> {
  return (values) =>
    answer(values, [...checkReceiver(values), ...checkAttachment(values.attachment?.name ?? uploadedName())]);
}

/** The edit form's checks, in the specified order (spec 02 §5). */
export const editFormResolver: Resolver<EditFormValues> = (values) =>
  answer(values, [
    ...checkReceiver(values),
    ...(values.expires ? checkExpiryHours(String(values.expiryHours ?? '')) : []),
  ]);

function answer<Values extends DocumentFormValues>(values: Values, problems: readonly FormProblem[]) {
  if (problems.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(
    problems.map(({ field, problem }) => [field, { type: problem, message: problem }]),
  );
  return { values: {}, errors: errors as FieldErrors<Values> };
}
