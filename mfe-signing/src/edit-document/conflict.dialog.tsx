import type { DocumentConflict } from 'shared-api/contracts/signing';
import { Button, Dialog, useTexts } from 'shared-ui';
import type { EditFormValues } from '../add-document/document-form.ts';
import { splitMoment } from '../documents/format-short-moment.ts';
import { addDocumentTexts } from '../texts/add-document.texts.ts';
import classes from './conflict.module.css';

interface ConflictDialogProps {
  readonly conflict: DocumentConflict;
  readonly mine: EditFormValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved first: who, when, what they wrote beside what one has, and which of the two shall stand. */
export function ConflictDialog({ conflict, mine, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useTexts(addDocumentTexts);
  const { changedBy: name, changedAt, current } = conflict;
  const show = (value: string | number | boolean | null) =>
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : (value ?? t('conflict.empty'));
  const rows = [
    { label: t('field.receiverName'), mine: mine.receiverName, theirs: current.receiverName },
    { label: t('field.receiverSurname'), mine: mine.receiverSurname, theirs: current.receiverSurname },
    { label: t('field.receiverEmail'), mine: mine.receiverEmail, theirs: current.receiverEmail },
    { label: t('field.title'), mine: mine.title, theirs: current.title },
    { label: t('field.expires'), mine: mine.expires, theirs: current.expires },
    { label: t('field.hours'), mine: mine.expires ? mine.expiryHours : null, theirs: current.expiryHours },
  ].filter((row) => row.mine !== row.theirs);
  return (
    <Dialog
      isOpen
      size="l"
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
      <p>{t('conflict.text', { name, ...splitMoment(changedAt) })}</p>
      {rows.length === 0 && <p>{t('conflict.same')}</p>}
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs', { name })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{show(row.mine)}</td>
                <td>{show(row.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
