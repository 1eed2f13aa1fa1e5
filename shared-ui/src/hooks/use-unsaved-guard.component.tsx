import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.component.tsx';

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
      isOpen={blocker.state === 'blocked'}
      title={t('unsavedTitle')}
      tone="danger"
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('unsavedText')}
    </ConfirmDialog>
  );
}
