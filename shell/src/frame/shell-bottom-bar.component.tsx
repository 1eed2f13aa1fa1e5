import { useState } from 'react';
import { BottomBar, useCurrentScreen, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { MenuSheet } from './menu-sheet.component.tsx';
import { useBackAction } from './use-back-action.ts';

/** The bottom bar of a phone: the screen's actions and the menu (spec 01 §2). */
export function ShellBottomBar() {
  const t = useTexts(shellTexts);
  const { actions } = useCurrentScreen();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const open = () => setIsMenuOpen(true);
  const menu = { id: 'menu', label: t('frame.menu'), icon: 'menu', onClick: open } as const;
  return (
    <>
      <BottomBar actions={actions} back={useBackAction()} menu={menu} />
      <MenuSheet isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  );
}
