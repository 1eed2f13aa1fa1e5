import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from 'shared-api';
import { callQuery, useVersionedSave } from 'shared-api/queries';
import {
  documentConflict,
  getDocumentForm,
  updateDocument,
  type DocumentFormValues,
  documentsLiveKey,
} from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { offerSending } from '../sending/added-documents.ts';
import { showFailure } from '../failure-text.ts';
import { documentAddTexts } from '../document-add/document-add.texts.ts';

/** The document to edit, always as the server has it now. */
export function useEditedDocument(id: string) {
  return useQuery({
    ...callQuery(getDocumentForm, { id }),
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  });
}

export type EditedDocument = NonNullable<ReturnType<typeof useEditedDocument>['data']>;

interface SaveDocumentOptions {
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
  /** The form goes on from what somebody else saved. */
  readonly onAcceptTheirs: (values: DocumentFormValues) => void;
}

/** Saves the edit form. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveDocument({ id, version: read, onAcceptTheirs }: SaveDocumentOptions) {
  const t = useTexts(documentAddTexts);
  const queries = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const saving = useVersionedSave({
    version: read,
    conflict: documentConflict,
    save: ({ expiryHours, ...fields }: DocumentFormValues, version) => {
      const hours = fields.expires && expiryHours !== null ? { expiryHours } : {};
      return call(updateDocument, { id, ...fields, ...hours, version });
    },
    onSaved: ({ isTakenBack = false }, { receiverName, receiverSurname, receiverEmail, title, expires }) => {
      if (isTakenBack) {
        const receivers = [{ receiverName, receiverSurname, receiverEmail }];
        const sendNow = () => offerSending({ ids: [id], title, receivers, expires });
        notify.warning(t('edit.takenBack'), {
          duration: 'offer',
          action: { label: t('edit.sendNow'), onClick: sendNow },
        });
      } else notify.success(t('edit.done'));
      queries.removeQueries({ queryKey: documentsLiveKey });
      setIsSaved(true);
    },
    onFailed: showFailure,
    onAcceptTheirs: ({ version: _version, ...theirs }) => onAcceptTheirs(theirs),
  });
  return { ...saving, isSaved };
}
