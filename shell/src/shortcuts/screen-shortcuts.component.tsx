import { useState } from 'react';
import { lazyPart, useCurrentScreen, useShortcutKeys, useShortcuts, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

const ShortcutHelp = lazyPart(() =>
  import(/* webpackChunkName: "shortcut-help" */ './shortcut-help.dialog.tsx').then(
    (m) => m.ShortcutHelpDialog,
  ),
);

/** The keys of the screen of the moment: those of its actions, and `?` for the list of all that there are. */
export function ScreenShortcuts() {
  const t = useTexts(shellTexts);
  const { actions } = useCurrentScreen();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isHelpOpen && !wasOpened) setWasOpened(true);
  const ofActions = actions.flatMap(({ shortcut, disabled, busy, label, onClick }) =>
    shortcut && !disabled && !busy ? [{ key: shortcut, label, onPress: onClick }] : [],
  );
  useShortcuts([...ofActions, { key: '?', label: t('shortcuts.list'), onPress: () => setIsHelpOpen(true) }]);
  useShortcutKeys();
  return wasOpened && <ShortcutHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />;
}
