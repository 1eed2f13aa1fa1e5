import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from 'shared-api';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { passkeyProblemOf } from '../passkey-problem.ts';
import { texts } from './texts/texts.ts';

const queryKey = ['auth', 'passkeys'];

/** The person's passkeys: listed, added, renamed, removed. */
export function usePasskeys() {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: () => call(getPasskeys, {}) });
  const reload = () => queries.invalidateQueries({ queryKey });
  const say = (text: string) => {
    notify.success(text);
    return reload();
  };
  const adding = useMutation({
    mutationFn: async (name: string) => {
      const { makePasskey } = await import(/* webpackChunkName: "passkey-make" */ '../browser-passkeys.ts');
      const credential = await makePasskey(await call(getNewPasskeyOptions, {}));
      await call(addPasskey, { name, credential });
    },
    onSuccess: () => say(t('added')),
  });
  const renaming = useMutation({
    mutationFn: (renamed: { id: string; name: string }) => call(renamePasskey, renamed),
    onSuccess: () => say(t('renamed')),
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removePasskey, { id }),
    onSuccess: () => say(t('removed')),
    onError: (error) => {
      notify.error(sentenceOf(error, t('notRemoved')));
      return reload();
    },
  });
  return {
    list,
    adding,
    renaming,
    removing,
    /** Why the last passkey was not added, for the dialog that asked. */
    addingProblem: adding.error && sentenceOf(adding.error, t(`problem.${passkeyProblemOf(adding.error)}`)),
    renamingProblem: renaming.error && sentenceOf(renaming.error, t('notRenamed')),
  };
}

function sentenceOf(error: Error, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise;
}
