import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asApiError, call, isFailure } from 'shared-api';
import { useVersionedSave } from 'shared-api/queries';
import {
  saveSignatureObject,
  signatureObjectConflict,
  signatureObjectsLiveKey,
  type SignatureObject,
  type SignatureObjectForm,
} from 'shared-api/contracts/signing';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import { failureText, showFailure } from '../failure-text.ts';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

interface SaveOptions {
  /** Undefined for one that is added. */
  readonly object: SignatureObject | undefined;
  readonly form: UseFormReturn<SignatureObjectForm>;
  readonly onDrawingRefused: (sentence: string) => void;
  readonly onFileRefused: (sentence: string) => void;
}

/** What is saved: the form, with what was drawn or chosen. */
interface Values extends SignatureObjectForm {
  readonly drawing: string;
  readonly file: File | null;
}

/** Adds an object or saves it. When another tab saved before, `conflict` says what, until it is settled. */
export function useSaveObject({ object, form, onDrawingRefused, onFileRefused }: SaveOptions) {
  const t = useTexts(signatureObjectsTexts);
  const queries = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const saving = useVersionedSave({
    version: object?.version ?? 0,
    conflict: signatureObjectConflict,
    save: ({ file, ...fields }: Values, version) => {
      const input = { ...fields, id: object?.id ?? '0', ...(object && { version }) };
      return call(saveSignatureObject, input, file ? { files: { file } } : {});
    },
    onSaved: async () => {
      notify.success(t('form.saved'));
      await queries.invalidateQueries({ queryKey: signatureObjectsLiveKey });
      setIsSaved(true);
    },
    onFailed: (error) => {
      const refused = asApiError(error)?.fields ?? {};
      const file = refused['file'] ?? (isFailure(error, 'too-large') ? failureText(error) : undefined);
      if (file) onFileRefused(file);
      if (refused['drawing']) onDrawingRefused(refused['drawing']);
      const isOnField = showRefusedFields(refused, ['kind', 'text'], form.setError);
      if (file || refused['drawing'] || isOnField) return;
      if (isFailure(error, 'not-found')) notify.error(t('form.gone'), { duration: 'failure' });
      else showFailure(error);
    },
    onAcceptTheirs: ({ isDefault, text }) => form.reset({ kind: form.getValues('kind'), isDefault, text }),
  });
  return { ...saving, isSaved };
}
