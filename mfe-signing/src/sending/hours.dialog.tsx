import { FormDialog, useTexts } from 'shared-ui';
import { documentListTexts } from '../document-list/document-list.texts.ts';
import { HoursChoice } from './hours-choice.component.tsx';
import { useHoursForm } from './use-hours-form.ts';

interface HoursDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: (hours: number) => void;
  readonly onClose: () => void;
}

/** Asks after how many hours a document expires that has none of its own, and shows when that is (spec 02 §2: 262 by 215). */
export function HoursDialog({ isOpen, onConfirm, onClose }: HoursDialogProps) {
  const t = useTexts(documentListTexts);
  const { handleSubmit, choice } = useHoursForm();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={t('hours.title')}
      submitLabel={t('hours.confirm')}
      onSubmit={handleSubmit(({ hours }) => onConfirm(hours))}
    >
      <HoursChoice {...choice} isLabelHidden />
    </FormDialog>
  );
}
