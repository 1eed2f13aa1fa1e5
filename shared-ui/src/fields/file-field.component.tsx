import { useId, useRef, useState, type DragEvent } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { FieldNote, type FieldProps } from './field-shell.component.tsx';
import { ChosenFile, type NamedFile } from './chosen-file.component.tsx';
import classes from './file-field.module.css';
import fieldClasses from './field.module.css';

interface FileFieldProps extends Omit<FieldProps, 'isLabelHidden'> {
  /** The chosen file, or one that was uploaded before; null while there is none. */
  readonly value: NamedFile | null;
  /** What became known of it since: the number of its pages. */
  readonly facts?: string | undefined;
  /** What is good to know of it, in sentences. */
  readonly notes?: readonly string[] | undefined;
  readonly onChange: (file: File | null) => void;
  /** As in an input: '.pdf,application/pdf'. Guides only; check the file too. */
  readonly accept?: string;
  /** How far the upload is, from 0 to 1, while it runs. */
  readonly progress?: number | undefined;
  readonly disabled?: boolean;
}

/** One file: chosen by a press, or dropped on it; then its name and size, the upload's progress, a way to remove it. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, value, facts, notes, onChange, accept, progress, disabled } = props;
  const t = useTexts(kitTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const noteId = `${id}-note`;
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChange(file);
  };
  const remove = () => {
    onChange(null);
    input.current?.focus();
  };
  return (
    <div className={fieldClasses.field}>
      <span className={fieldClasses.label} id={`${id}-label`}>
        {label}
      </span>
      <label
        className={classes.zone}
        data-over={isOver || undefined}
        data-chosen={value !== null || undefined}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={error || hint ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again, once it was mended.
            event.target.value = '';
            if (file) onChange(file);
          }}
        />
        <Icon name="upload" size="l" />
        <span>
          <span className={classes.action}>{t(value ? 'chooseAnotherFile' : 'chooseFile')}</span>
          <span className={classes.drop}> {t('orDropIt')}</span>
        </span>
      </label>
      {value && (
        <ChosenFile
          file={value}
          facts={facts}
          notes={notes}
          progress={progress}
          onRemove={disabled ? undefined : remove}
        />
      )}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
