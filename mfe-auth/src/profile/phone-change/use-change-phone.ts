import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, call } from 'shared-api';
import { changePhone, type Profile } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { profileKey } from '../use-profile.ts';
import { phoneChangeTexts } from './phone-change.texts.ts';

/** What the form of a new number holds. */
export interface PhoneValues {
  readonly phone: { readonly prefix: string; readonly number: string };
  readonly password: string;
}

interface ChangePhoneOptions {
  readonly setError: UseFormSetError<PhoneValues>;
  readonly onNoted: () => void;
}

/** Has a new number noted. What is wrong with a field stands on it. */
export function useChangePhone({ setError, onNoted }: ChangePhoneOptions) {
  const t = useTexts(phoneChangeTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ phone: { prefix, number }, password }: PhoneValues) =>
      call(changePhone, { prefix, mobile: number, password }),
    onSuccess: ({ pendingPhone, version }) => {
      queries.setQueryData<Profile>(profileKey(), (known) => known && { ...known, pendingPhone, version });
      onNoted();
    },
    onError: (error) => {
      const failure = error instanceof ApiError ? error : undefined;
      const { mobile, prefix, password } = failure?.fields ?? {};
      const wrong = mobile ?? prefix;
      if (password) setError('password', { message: password }, { shouldFocus: true });
      if (wrong) setError('phone', { message: wrong }, { shouldFocus: true });
      notify.error(failure?.message || t('failed'));
    },
  });
}
