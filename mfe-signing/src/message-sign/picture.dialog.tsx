import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, FileField, FormDialog, useTexts, useUnsavedChanges } from 'shared-ui';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureDialogProps {
  /** The signer's own default, to be used in one press. */
  readonly stored: string | null;
  readonly onConfirm: (image: string) => void;
  readonly onClose: () => void;
}

const accepted = ['image/png', 'image/jpeg'];

/** Chooses the picture that is put on the pages: a file, drawn down here, or the default. */
export function PictureDialog({ stored, onConfirm, onClose }: PictureDialogProps) {
  const t = useTexts(messageSignTexts);
  const [file, setFile] = useState<File | null>(null);
  useUnsavedChanges(file !== null);
  const [problem, setProblem] = useState<string>();
  const { mutate: shrink, isPending } = useMutation({
    mutationFn: shrinkPicture,
    onSuccess: (image) => (image ? onConfirm(image) : setProblem(t('picture.tooLarge'))),
    onError: () => setProblem(t('picture.invalid')),
  });
  const handleChoose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen && !accepted.includes(chosen.type) ? t('picture.invalid') : undefined);
  };
  const handleSubmit = () => {
    if (!file) return setProblem(t('picture.required'));
    if (accepted.includes(file.type)) shrink(file);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('picture.title')}
      submitLabel={t('picture.confirm')}
      isBusy={isPending}
      onSubmit={handleSubmit}
    >
      {stored && (
        <div className={classes.stored}>
          <img className={classes.sample} src={stored} alt={t('picture.defaultAlt')} />
          <Button icon="image" onClick={() => onConfirm(stored)}>
            {t('picture.useDefault')}
          </Button>
        </div>
      )}
      <FileField
        label={t('picture.label')}
        value={file}
        error={problem}
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        onChange={handleChoose}
      />
    </FormDialog>
  );
}
