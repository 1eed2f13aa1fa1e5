import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, call, refreshBoot, useSignedIn } from 'shared-api';
import { checkPassword, changeOwnPassword } from 'shared-api/contracts/auth';
import { sessionsLiveKey } from 'shared-api/contracts/platform';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import { changePasswordTexts } from './change-password.texts.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

class WrongOldPassword extends Error {}

/** Checks the old password, then saves the new one (spec 01 §7). What is wrong with a field stands on it. */
export function useChangePassword(
  setError: UseFormSetError<PasswordChange & { readonly confirmation: string }>,
) {
  const t = useTexts(changePasswordTexts);
  const queries = useQueryClient();
  const { username } = useSignedIn();
  const changing = useMutation({
    mutationFn: async ({ oldPassword, newPassword }: PasswordChange) => {
      const { isRight } = await call(checkPassword, { username, password: oldPassword }).catch(
        (cause: unknown) => {
          throw cause instanceof ApiError && cause.message ? cause : new Error(t('checkFailed'), { cause });
        },
      );
      if (!isRight) throw new WrongOldPassword(t('problem.wrongOld'));
      await call(changeOwnPassword, { username, oldPassword, newPassword });
    },
    onSuccess: async () => {
      notify.success(t('saved'));
      await queries.invalidateQueries({ queryKey: sessionsLiveKey });
      // The session is another one now; the password is saved whether or not it can be read at once.
      await refreshBoot().catch(() => undefined);
    },
    onError: (error) => {
      if (error instanceof WrongOldPassword)
        return setError('oldPassword', { message: 'wrongOld' }, { shouldFocus: true });
      const fields = error instanceof ApiError ? error.fields : {};
      if (!showRefusedFields(fields, ['oldPassword', 'newPassword'], setError))
        notify.error(error.message || t('failed'));
    },
  });
  return {
    change: (values: PasswordChange) => changing.mutate(values),
    isChanging: changing.isPending,
    isChanged: changing.isSuccess,
  };
}
