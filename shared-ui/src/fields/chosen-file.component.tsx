import { IconButton } from '../actions/icon-button.component.tsx';
import { ProgressBar } from '../display/progress-bar.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useLanguage } from '../module-kit/texts/language.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { formatFileSize } from './file-size.ts';
import classes from './file-field.module.css';

/** A file, as far as it is shown. */
export interface NamedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

interface ChosenFileProps {
  readonly file: NamedFile;
  readonly facts: string | undefined;
  readonly notes: readonly string[] | undefined;
  readonly progress?: number | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** A file that was chosen: name, size, progress; then what is known of it. */
export function ChosenFile({ file, facts, notes = [], progress, onRemove }: ChosenFileProps) {
  const t = useTexts(kitTexts);
  const language = useLanguage();
  return (
    <div className={classes.chosen}>
      <Icon name="document" size="l" />
      <div className={classes.words}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <span className={classes.size}>
          {[formatFileSize(file.size, language), facts].filter(Boolean).join(' · ')}
        </span>
        {notes.length > 0 && (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {progress !== undefined && <ProgressBar value={progress} delay={0} />}
      </div>
      {onRemove && (
        <IconButton icon="close" label={t('removeFile', { name: file.name })} onClick={onRemove} />
      )}
    </div>
  );
}
