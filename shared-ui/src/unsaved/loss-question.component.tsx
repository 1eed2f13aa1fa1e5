import { useEffect, useState, useSyncExternalStore } from 'react';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.component.tsx';
import { currentQuestion, onQuestion } from './unsaved-changes.ts';

/** The one question before something typed is lost, in the one wording of the product. */
export function LossQuestion() {
  const t = useTexts(startTexts);
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  useEffect(() => () => currentQuestion()?.answer(false), []);
  // Its words stay while it leaves the screen.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={t('unsavedTitle')}
      tone="danger"
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      {t(shown.lostWith === 'window' ? 'unsavedDialogText' : 'unsavedText')}
    </ConfirmDialog>
  );
}
