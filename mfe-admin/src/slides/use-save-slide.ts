import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asApiError, call, failureSentence, isFailure } from 'shared-api';
import { useVersionedSave } from 'shared-api/queries';
import {
  addSlide,
  slideConflict,
  slidesLiveKey,
  updateSlide,
  type ManagedSlide,
  type SlideFields,
} from 'shared-api/contracts/admin';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import { fieldNames } from './slide-form.ts';
import { slidesTexts } from './slides.texts.ts';

interface SaveSlideOptions {
  /** Undefined for one that is added. */
  readonly slide: ManagedSlide | undefined;
  readonly file: File | null;
  readonly form: UseFormReturn<SlideFields>;
  readonly onPictureRefused: (sentence: string) => void;
  readonly onSaved: () => void;
}

/** Adds a slide or saves it; `progress` is the share of its picture that is uploaded, from 0 to 1, while it is. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveSlide({ slide, file, form, onPictureRefused, onSaved }: SaveSlideOptions) {
  const t = useTexts(slidesTexts);
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const reread = () => queries.invalidateQueries({ queryKey: slidesLiveKey });
  const saving = useVersionedSave({
    version: slide?.version ?? 0,
    conflict: slideConflict,
    save: async (fields: SlideFields, version) => {
      setProgress(file ? 0 : undefined);
      const files = file ? { files: { logo: file }, onUploadProgress: setProgress } : {};
      if (slide) await call(updateSlide, { id: slide.id, version, ...fields }, files);
      else await call(addSlide, fields, files);
    },
    onSaved: () => {
      notify.success(t('saved'));
      void reread();
      onSaved();
    },
    onFailed: (error) => {
      const refused = asApiError(error)?.fields ?? {};
      const picture = refused['logo'] ?? (isFailure(error, 'too-large') ? error.message : undefined);
      if (picture) onPictureRefused(picture);
      const isOnField = showRefusedFields(refused, fieldNames, form.setError);
      if (picture || isOnField) return;
      notify.error(isFailure(error, 'not-found') ? t('notFound') : failureSentence(error, t('notSaved')));
      void reread();
    },
    onAcceptTheirs: ({ version: _version, ...theirs }) => form.reset(theirs),
  });
  return { ...saving, progress: saving.isSaving ? progress : undefined };
}
