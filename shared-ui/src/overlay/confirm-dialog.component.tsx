import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.component.tsx';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Dialog } from './dialog.component.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** While a promise it answers is under way the button shows it; close the dialog yourself when it is done. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onCancel: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` when it destroys something. */
  readonly tone?: 'normal' | 'danger';
}

/** Asks before something happens; Esc is no. */
export function ConfirmDialog({ isOpen, title, children, tone = 'normal', ...rest }: ConfirmDialogProps) {
  const t = useTexts(startTexts);
  const [isBusy, setIsBusy] = useState(false);
  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      await rest.onConfirm();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={rest.onCancel}
      title={title}
      actions={
        <>
          <Button kind="secondary" onClick={rest.onCancel} data-autofocus={tone === 'danger' || undefined}>
            {rest.cancelLabel ?? t('cancel')}
          </Button>
          <Button
            kind={tone === 'danger' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={handleConfirm}
            data-autofocus={tone === 'normal' || undefined}
          >
            {rest.confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
