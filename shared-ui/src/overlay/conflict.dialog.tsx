import { Button } from '../actions/button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './conflict.module.css';
import { Dialog } from './dialog.component.tsx';

/** A field of which two people wrote: its label, and both values as they are shown. */
export interface ConflictRow {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictDialogProps {
  /** Who saved first, and when. */
  readonly lead: string;
  /** Every field; those that are the same are left out. */
  readonly rows: readonly ConflictRow[];
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved first: what stands now beside what one has typed, and which of the two shall count. Closing it changes nothing. */
export function ConflictDialog({ lead, rows, onKeepMine, onAcceptTheirs, onClose }: ConflictDialogProps) {
  const t = useTexts(kitTexts);
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Dialog
      isOpen
      size="l"
      role="alertdialog"
      title={t('conflictTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAcceptTheirs}>{t('takeSaved')}</Button>
          <Button kind="primary" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
      {differing.length === 0 && <p>{t('savedSame')}</p>}
      {differing.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('mineValue')}</th>
              <th scope="col">{t('savedValue')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
