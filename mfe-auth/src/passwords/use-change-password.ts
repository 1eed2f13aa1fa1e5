import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, call, refreshBoot, useSignedIn } from 'shared-api';
import { checkPassword, changeOwnPassword } from 'shared-api/contracts/auth';
import { sessionsLiveKey } from 'shared-api/contracts/platform';
import { notify, useTexts } from 'shared-ui';
import type { PasswordValues } from './password-values.ts';
import { changePasswordTexts } from './change-password.texts.ts';

class WrongOldPassword extends Error {}

/** Checks the old password, then saves the new one (spec 01 §7). What is wrong with a field stands on it. */
export function useChangePassword(setError: UseFormSetError<PasswordValues>) {
  const t = useTexts(changePasswordTexts);
  const queries = useQueryClient();
  const { username } = useSignedIn();
  const changing = useMutation({
    mutationFn: async ({ oldPassword, newPassword }: PasswordValues) => {
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
      // The session is another one now; the password is saved whether or not the page hears of it at once.
      await refreshBoot().catch(() => undefined);
    },
    onError: (error) => {
      if (error instanceof WrongOldPassword)
        setError('oldPassword', { type: 'wrongOld' }, { shouldFocus: true });
      if (error instanceof ApiError)
        for (const name of ['oldPassword', 'newPassword'] as const) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
        }
      notify.error(error.message || t('failed'));
    },
  });
  return {
    change: (values: PasswordValues) => changing.mutate(values),
    isChanging: changing.isPending,
    isChanged: changing.isSuccess,
  };
}
