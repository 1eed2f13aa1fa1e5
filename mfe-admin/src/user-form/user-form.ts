import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { groupFiscalCode, userFields, userProblemText, type UserFields } from 'shared-api/contracts/admin';
import { currentLanguage, defaultPrefix, fieldErrorText } from 'shared-ui';

/** The form of a user; it outlives the tab in which its fields stand. */
export type UserForm = UseFormReturn<UserFields>;

/** Makes the form of a user, which keeps the rules of the server. */
export function useUserForm(defaultValues: UserFields): UserForm {
  // The library knows the order in which fields were made; the tabs put the focus on the first that is wrong as one reads.
  return useForm<UserFields>({ resolver: zodResolver(userFields), defaultValues, shouldFocusError: false });
}

/** What stands in the form of a new user of a company. */
export function blankUser(companyId: string, groupIds: readonly string[]): UserFields {
  return {
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    fiscalCode: '',
    prefix: defaultPrefix,
    mobile: '',
    companyId,
    isCompanyAdmin: false,
    isSuper: false,
    isActive: true,
    usesBadge: false,
    groupIds: [...groupIds],
  };
}

/** What is kept of a user, as it stands in the form: a number without a prefix begins with the usual one. */
export function editableOf(user: UserFields): UserFields {
  const { firstName, lastName, username, email, fiscalCode, prefix, mobile, companyId } = user;
  const { isCompanyAdmin, isSuper, isActive, usesBadge, groupIds } = user;
  return {
    firstName,
    lastName,
    username,
    email,
    fiscalCode: groupFiscalCode(fiscalCode),
    prefix: prefix || defaultPrefix,
    mobile,
    companyId,
    isCompanyAdmin,
    isSuper,
    isActive,
    usesBadge,
    groupIds: groupIds.toSorted(),
  };
}

/** The sentence of what is wrong with a field; undefined when nothing is. */
export function userErrorText(
  { formState: { errors } }: UserForm,
  field: keyof UserFields,
): string | undefined {
  const error = errors[field] as Parameters<typeof fieldErrorText>[0];
  return fieldErrorText(error, (problem) => userProblemText(field, problem)[currentLanguage()]);
}
