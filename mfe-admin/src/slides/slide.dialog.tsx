import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { slideFields, type ManagedSlide, type SlideFields } from 'shared-api/contracts/admin';
import { ConflictDialog, FormDialog, useTexts, useGuardedForm } from 'shared-ui';
import { PicturePart } from './picture-part.component.tsx';
import { pictureProblemOf } from './picture-problem.ts';
import { PlacePart } from './place-part.component.tsx';
import { blankSlide, fieldNames, fieldsOf } from './slide-form.ts';
import { slidesTexts } from './slides.texts.ts';
import { useSaveSlide } from './use-save-slide.ts';
import { WordsPart } from './words-part.component.tsx';

interface SlideDialogProps {
  /** Undefined for a new one. */
  readonly slide: ManagedSlide | undefined;
  readonly onClose: () => void;
}

const resolver = zodResolver(slideFields);

/** Adds a slide, or changes one. */
export function SlideDialog({ slide, onClose }: SlideDialogProps) {
  const t = useTexts(slidesTexts);
  const [file, setFile] = useState<File | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string>();
  const form = useGuardedForm(
    useForm<SlideFields>({ resolver, defaultValues: slide ? fieldsOf(slide) : blankSlide }),
    { isAlsoChanged: file !== null },
  );
  const { control, handleSubmit, setValue } = form;
  const [focusX, focusY] = useWatch({ control, name: ['focusX', 'focusY'] });
  const address = useAddressOf(file) ?? slide?.sources.at(-1)?.address;
  const { save, isSaving, failure, progress, conflict } = useSaveSlide({
    slide,
    file,
    form,
    onPictureRefused: setPictureProblem,
    onSaved: onClose,
  });
  const checkPicture = () => {
    const problem = pictureProblemOf(t, file, slide !== undefined);
    setPictureProblem(problem);
    return problem === undefined;
  };
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`field.${name}`)])) as Record<
    keyof SlideFields,
    string
  >;
  return (
    <>
      <FormDialog
        isOpen
        size="l"
        title={t(slide ? 'editTitle' : 'addTitle')}
        submitLabel={t('save')}
        isBusy={isSaving}
        failure={failure}
        onSubmit={handleSubmit(
          (fields) => {
            if (checkPicture()) save(fields);
          },
          () => checkPicture(),
        )}
        onClose={onClose}
      >
        <PicturePart
          file={file}
          progress={progress}
          address={address}
          isReplacing={slide !== undefined}
          error={pictureProblem}
          focus={{ x: focusX, y: focusY }}
          onChange={(chosen) => {
            setFile(chosen);
            setPictureProblem(pictureProblemOf(t, chosen, true));
          }}
          onFocusChange={(x, y) => {
            setValue('focusX', x, { shouldDirty: true });
            setValue('focusY', y, { shouldDirty: true });
          }}
        />
        <WordsPart form={form} />
        <PlacePart form={form} />
      </FormDialog>
      {conflict && <ConflictDialog conflict={conflict} labels={labels} />}
    </>
  );
}

/** An address under which the page shows a file that was chosen. */
function useAddressOf(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
