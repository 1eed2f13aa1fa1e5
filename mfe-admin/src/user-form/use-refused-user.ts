import { ApiError, failureSentence } from 'shared-api';
import type { UserFields } from 'shared-api/contracts/admin';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import type { UserForm } from './user-form.ts';
import { userFormTexts } from './user-form.texts.ts';

const names: readonly (keyof UserFields)[] = [
  'lastName',
  'firstName',
  'fiscalCode',
  'email',
  'mobile',
  'username',
  'companyId',
  'isActive',
  'usesBadge',
  'isCompanyAdmin',
  'isSuper',
  'groupIds',
];

/** Shows why a user was not saved: on the fields that the server refused, otherwise in a popup. Nothing that was typed is lost. */
export function useRefusedUser({ setError }: UserForm): (error: Error) => void {
  const t = useTexts(userFormTexts);
  return (error) => {
    const fields = error instanceof ApiError ? error.fields : {};
    if (!showRefusedFields(fields, names, setError)) notify.error(failureSentence(error, t('failed')));
  };
}
