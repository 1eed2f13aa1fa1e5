import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBoot, clock } from 'shared-api';
import { hasUnsavedChanges, notify, useConfirm, useTexts } from 'shared-ui';
import { hasTypedHere } from '../session/typed-here.ts';
import { startTexts } from '../start.texts.ts';
import { reloadPage } from './reload-page.ts';

/** Milliseconds for which an offer that was closed is not made again. */
const quietFor = 10 * 60_000;

/**
 * Offers to load the page anew when another build of the shell is live than the one it began with. New areas are loaded as they are
 * entered; the shell alone needs a reload, and only the person decides when, but in development. Render what it answers.
 */
export function useNewShell(): ReactNode {
  const t = useTexts(startTexts);
  const boot = useBoot();
  const [own] = useState(boot.shell);
  const { ask, dialog } = useConfirm();
  const isOld = boot.shell !== undefined && boot.shell !== own;
  const close = useRef<() => void>(undefined);
  const closedAt = useRef(-Infinity);

  const reload = async () => {
    const isAskedByBrowser = hasUnsavedChanges();
    const question = {
      title: t('newShell.sure'),
      text: t('newShell.lost'),
      confirmLabel: t('newShell.reload'),
      cancelLabel: t('newShell.stay'),
      tone: 'danger' as const,
    };
    if (isAskedByBrowser || !hasTypedHere() || (await ask(question))) reloadPage();
  };

  // Every boot document is an occasion: it is read on coming back to the page, or to the dashboard.
  useEffect(() => {
    if (!isOld) close.current?.();
    if (isOld && boot.followsBuilds) reloadPage();
    if (!isOld || boot.followsBuilds || close.current || clock.now() - closedAt.current < quietFor) return;
    close.current = notify.info(t('newShell.ready'), {
      duration: 'untilClosed',
      action: { label: t('newShell.reload'), onClick: () => void reload() },
      onClosed: () => {
        close.current = undefined;
        closedAt.current = clock.now();
      },
    });
  });
  useEffect(() => () => close.current?.(), []);
  return dialog ?? null;
}
