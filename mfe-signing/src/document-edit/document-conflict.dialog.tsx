import type { DocumentConflict } from 'shared-api/contracts/signing';
import { ConflictDialog, formatDay, formatTime, useTexts } from 'shared-ui';
import type { EditFormValues } from '../document-add/document-form.ts';
import { documentAddTexts } from '../document-add/document-add.texts.ts';

interface DocumentConflictDialogProps {
  readonly conflict: DocumentConflict;
  readonly mine: EditFormValues;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved the document first: who, when, and what they wrote beside what one has. */
export function DocumentConflictDialog({ conflict, mine, ...actions }: DocumentConflictDialogProps) {
  const t = useTexts(documentAddTexts);
  const { changedBy: name, changedAt, current } = conflict;
  const show = (value: string | number | boolean | null) =>
    typeof value === 'boolean'
      ? t(value ? 'conflict.yes' : 'conflict.no')
      : String(value ?? t('conflict.empty'));
  const rows = [
    { label: t('field.receiverName'), mine: mine.receiverName, theirs: current.receiverName },
    { label: t('field.receiverSurname'), mine: mine.receiverSurname, theirs: current.receiverSurname },
    { label: t('field.receiverEmail'), mine: mine.receiverEmail, theirs: current.receiverEmail },
    { label: t('field.title'), mine: mine.title, theirs: current.title },
    { label: t('field.expires'), mine: mine.expires, theirs: current.expires },
    { label: t('field.hours'), mine: mine.expires ? mine.expiryHours : null, theirs: current.expiryHours },
  ].map((row) => ({ label: row.label, mine: show(row.mine), theirs: show(row.theirs) }));
  return (
    <ConflictDialog
      {...actions}
      lead={t('conflict.text', { name, time: formatTime(changedAt), date: formatDay(changedAt) })}
      rows={rows}
    />
  );
}
