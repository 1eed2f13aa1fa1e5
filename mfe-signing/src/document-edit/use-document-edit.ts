import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, isFailure } from 'shared-api';
import {
  getDocumentForm,
  updateDocument,
  documentConflict,
  type DocumentConflict,
} from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import type { EditFormValues } from '../document-add/document-form.ts';
import { showFailure } from '../failure-text.ts';
import { documentAddTexts } from '../document-add/document-add.texts.ts';

/** The document to edit, always as the server has it now. */
export function useEditedDocument(id: string) {
  return useQuery({
    queryKey: ['signing', 'edited-document', id],
    queryFn: ({ signal }) => call(getDocumentForm, { id }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  });
}

export type EditedDocument = NonNullable<ReturnType<typeof useEditedDocument>['data']>;

/** Saves the edit form. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveDocument(id: string, firstVersion: number) {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [version, setVersion] = useState(firstVersion);
  const [conflict, setConflict] = useState<DocumentConflict | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ values, over = version }: { values: EditFormValues; over?: number }) => {
      const { expiryHours, ...fields } = values;
      const hours = fields.expires && expiryHours !== null ? { expiryHours } : {};
      return call(updateDocument, { id, ...fields, ...hours, version: over });
    },
    onSuccess: async () => {
      notify.success(t('edit.done'));
      queries.removeQueries({ queryKey: ['signing', 'documents'] });
      await navigate('/documentsAdmin');
    },
    onError: (error) => {
      const found = conflictIn(error);
      if (found) setConflict(found);
      else showFailure(error);
    },
  });
  return {
    save: (values: EditFormValues) => mutate({ values }),
    isPending,
    conflict,
    /** Saves over what the other wrote. */
    keepMine(values: EditFormValues) {
      if (!conflict) return;
      setVersion(conflict.current.version);
      setConflict(null);
      mutate({ values, over: conflict.current.version });
    },
    /** Goes on from what the other wrote. */
    acceptTheirs() {
      if (conflict) setVersion(conflict.current.version);
      setConflict(null);
    },
    closeConflict: () => setConflict(null),
  };
}

function conflictIn(error: unknown): DocumentConflict | null {
  if (!isFailure(error, 'conflict')) return null;
  const details = documentConflict.safeParse(error.details);
  return details.success ? details.data : null;
}
