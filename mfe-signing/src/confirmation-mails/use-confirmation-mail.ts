import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isFailure } from 'shared-api';
import { callQuery, useVersionedSave } from 'shared-api/queries';
import {
  confirmationMailConflict,
  confirmationMailsLiveKey,
  getConfirmationMail,
  newConfirmationMailId,
  saveConfirmationMail,
} from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';

/** The address to edit, always as the server has it now; nothing for a new one. */
export function useEditedMail(id: string) {
  return useQuery({
    ...callQuery(getConfirmationMail, { id }),
    enabled: id !== newConfirmationMailId,
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  });
}

export type EditedMail = NonNullable<ReturnType<typeof useEditedMail>['data']>;

/** What is written of an address. */
interface WrittenMail {
  readonly email: string;
  /** Of a new one. */
  readonly companyId: string | undefined;
}

interface SaveMailOptions {
  readonly id: string;
  /** The version that was read; 0 of a new one. */
  readonly version: number;
  readonly onRefused: (sentence: string) => void;
  readonly onAcceptTheirs: (email: string) => void;
}

/** Saves the form. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveMail({ id, version: read, onRefused, onAcceptTheirs }: SaveMailOptions) {
  const t = useTexts(confirmationMailsTexts);
  const queries = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const saving = useVersionedSave({
    version: read,
    conflict: confirmationMailConflict,
    save: ({ email, companyId }: WrittenMail, version) =>
      call(
        saveConfirmationMail,
        id === newConfirmationMailId ? { id, email, companyId } : { id, email, version },
      ),
    onSaved: () => {
      notify.success(t('saved'));
      void queries.invalidateQueries({ queryKey: confirmationMailsLiveKey });
      setIsSaved(true);
    },
    onFailed: (error) => {
      const sentence =
        isFailure(error, 'conflict') || isFailure(error, 'invalid-input')
          ? error.fields?.['email']
          : undefined;
      if (sentence) onRefused(sentence);
      else showFailure(error);
    },
    onAcceptTheirs: ({ email }) => onAcceptTheirs(email),
  });
  return { ...saving, isSaved };
}
