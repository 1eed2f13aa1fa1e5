import type { ProfileConflict } from 'shared-api/contracts/auth';
import { Button, Dialog, formatInstant, useTexts } from 'shared-ui';
import type { ProfileValues } from './profile-form.ts';
import classes from './profile.module.css';
import { texts } from './texts/texts.ts';

interface ProfileConflictDialogProps {
  readonly conflict: ProfileConflict;
  readonly mine: ProfileValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved first: who, when, and what stands now beside what one has typed. */
export function ProfileConflictDialog(props: ProfileConflictDialogProps) {
  const { conflict, mine, onKeepMine, onTakeTheirs, onClose } = props;
  const t = useTexts(texts);
  const { changedBy: name, changedAt, current } = conflict;
  const rows = (['firstName', 'lastName', 'email'] as const).filter(
    (field) => mine[field].trim() !== current[field],
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
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
      {rows.length === 0 && <p>{t('conflict.same')}</p>}
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => (
              <tr key={field}>
                <th scope="row">{t(`data.${field}`)}</th>
                <td>{mine[field]}</td>
                <td>{current[field]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
