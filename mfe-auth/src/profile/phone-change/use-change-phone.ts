import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, call } from 'shared-api';
import { changePhone } from 'shared-api/contracts/auth';
import type { TypedMobile } from 'shared-api/contracts/directory';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import { profileQuery } from '../use-profile.ts';
import { phoneChangeTexts } from './phone-change.texts.ts';

/** What the form of a new number holds. */
export interface PhoneValues {
  readonly phone: TypedMobile;
  readonly password: string;
}

interface ChangePhoneOptions {
  readonly setError: UseFormSetError<PhoneValues>;
  /** The number was saved, and waits for its code. */
  readonly onPending: () => void;
}

/** Saves a new number, which waits for its code. What is wrong with a field stands on it. */
export function useChangePhone({ setError, onPending }: ChangePhoneOptions) {
  const t = useTexts(phoneChangeTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ phone: { prefix, number }, password }: PhoneValues) =>
      call(changePhone, { prefix, mobile: number, password }),
    onSuccess: ({ pendingPhone, version }) => {
      queries.setQueryData(profileQuery().queryKey, (known) => known && { ...known, pendingPhone, version });
      onPending();
    },
    onError: (error) => {
      const failure = error instanceof ApiError ? error : undefined;
      const { mobile, prefix, ...rest } = failure?.fields ?? {};
      const sentences = { ...rest, phone: mobile ?? prefix ?? '' };
      if (!showRefusedFields(sentences, ['phone', 'password'], setError))
        notify.error(failure?.message || t('failed'));
    },
  });
}
