import { Button } from '../actions/button.component.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './conflict.module.css';
import { Dialog } from './dialog.component.tsx';

type Value = string | number | boolean | null;

interface Conflict<Field extends string> {
  /** The name of who saved first; empty where it is not known. */
  readonly changedBy: string;
  readonly changedAt: string | null;
  readonly mine: Readonly<Record<Field, Value>>;
  readonly current: Readonly<Record<Field, Value>>;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly onClose: () => void;
}

interface ConflictDialogProps<Field extends string> {
  /** What `useVersionedSave` of `shared-api` holds. */
  readonly conflict: Conflict<NoInfer<Field>>;
  /** The form's fields in their order; those that are the same are left out. */
  readonly labels: Readonly<Record<Field, string>>;
}

/** Somebody saved first: who and when, what stands now beside what one has typed, and which of the two shall count. Closing it changes nothing. */
export function ConflictDialog<Field extends string>({ conflict, labels }: ConflictDialogProps<Field>) {
  const t = useTexts(kitTexts);
  const { changedBy: name, changedAt, mine, current, onKeepMine, onAcceptTheirs, onClose } = conflict;
  const fields = (Object.keys(labels) as Field[]).filter((field) => mine[field] !== current[field]);
  const show = (value: Value) =>
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : (value ?? t('conflict.none'));
  return (
    <Dialog
      isOpen
      size="l"
      role="alertdialog"
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAcceptTheirs}>{t('conflict.acceptTheirs')}</Button>
          <Button kind="primary" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>
        {name && changedAt
          ? t('conflict.text', { name, when: formatInstant(changedAt) })
          : t('conflict.textUnnamed')}
      </p>
      {fields.length === 0 && <p>{t('conflict.same')}</p>}
      {fields.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td>{show(mine[field])}</td>
                <td>{show(current[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
