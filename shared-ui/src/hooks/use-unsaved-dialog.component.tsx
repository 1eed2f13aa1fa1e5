import type { ReactNode } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useConfirm } from '../overlay/use-confirm.component.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.component.tsx';

interface UnsavedDialog {
  /** For the dialog's `onClose`. */
  readonly close: () => void;
  /** Render it beside the dialog. */
  readonly guard: ReactNode;
}

/** As `useUnsavedGuard`, for a form in a dialog: asks also before the dialog closes without saving. */
export function useUnsavedDialog(isDirty: boolean, onClose: () => void): UnsavedDialog {
  const t = useTexts(kitTexts);
  const leaving = useUnsavedGuard(isDirty);
  const { ask, dialog } = useConfirm();
  const closeIfMeant = async () => {
    const isMeant = await ask({
      title: t('unsavedTitle'),
      text: t('unsavedDialogText'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger',
    });
    if (isMeant) onClose();
  };
  return {
    close: () => (isDirty ? void closeIfMeant() : onClose()),
    guard: (
      <>
        {leaving}
        {dialog}
      </>
    ),
  };
}
