import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, failureSentence, freshenBoot } from 'shared-api';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { passkeyProblemOf } from '../passkey-problem.ts';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

const passkeysQuery = callQuery(getPasskeys, {});

/** A passkey to be added: what it is called, and the password of who adds it. */
interface NewPasskey {
  readonly name: string;
  readonly password: string;
}

/** The person's passkeys: listed, added, renamed, removed. */
export function usePasskeys() {
  const t = useTexts(passkeysCardTexts);
  const queries = useQueryClient();
  const list = useQuery(passkeysQuery);
  const reload = () => queries.invalidateQueries(passkeysQuery);
  const handleChanged = (text: string) => {
    notify.success(text);
    // Signing in again offers a passkey to who has one.
    void freshenBoot().catch(() => undefined);
    return reload();
  };
  const adding = useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const { makePasskey } = await import(/* webpackChunkName: "passkey-make" */ '../browser-passkeys.ts');
      const credential = await makePasskey(await call(getNewPasskeyOptions, { password }));
      await call(addPasskey, { name, credential });
    },
    onSuccess: () => handleChanged(t('added')),
  });
  const renaming = useMutation({
    mutationFn: (renamed: { id: string; name: string }) => call(renamePasskey, renamed),
    onSuccess: () => handleChanged(t('renamed')),
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removePasskey, { id }),
    onSuccess: () => handleChanged(t('removed')),
    onError: (error) => {
      notify.error(failureSentence(error, t('notRemoved')));
      return reload();
    },
  });
  return {
    list,
    adding,
    renaming,
    removing,
    /** Why the last passkey was not added, for the dialog that asked: because of the password, or of something else. */
    passwordProblem: passwordProblemOf(adding.error),
    addingProblem:
      adding.error &&
      (passwordProblemOf(adding.error) === undefined
        ? failureSentence(adding.error, t(`problem.${passkeyProblemOf(adding.error)}`))
        : null),
    renamingProblem: renaming.error && failureSentence(renaming.error, t('notRenamed')),
  };
}

function passwordProblemOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields['password'] : undefined;
}
