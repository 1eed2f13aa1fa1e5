import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.component.tsx';
import { navigateFromPlace } from '../overlay/overlay-steps.ts';

let unsaved = 0;

/** Whether a screen with changes that are not saved stands. */
export function hasUnsavedChanges(): boolean {
  return unsaved > 0;
}

/** Asks before a screen with unsaved changes is left, within the application or by closing the page. Render what it answers. */
export function useUnsavedGuard(isDirty: boolean): ReactNode {
  const t = useTexts(kitTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving && blocker.state === 'unblocked') setIsLeaving(false);
  const leave = async () => {
    // The question is a step of the history itself: it goes before the step that it asked about is made.
    flushSync(() => setIsLeaving(true));
    await navigateFromPlace(() => blocker.proceed?.());
  };
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved += 1;
    window.addEventListener('beforeunload', hold);
    return () => {
      unsaved -= 1;
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' && !isLeaving}
      title={t('unsavedTitle')}
      tone="danger"
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => void leave()}
      onCancel={() => blocker.reset?.()}
    >
      {t('unsavedText')}
    </ConfirmDialog>
  );
}
