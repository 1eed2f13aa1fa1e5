import { useState, type ReactNode } from 'react';
import { lazyPart, useTexts, type ScreenAction } from 'shared-ui';
import { helpTexts } from './help.texts.ts';

const HelpSheet = lazyPart(() =>
  import(/* webpackChunkName: "help" */ './help.sheet.tsx').then((m) => m.HelpSheet),
);

/** The action 'Help' of a screen, and the sheet that it opens, whose code and video come then. */
export function useHelp(): { readonly action: ScreenAction; readonly sheet: ReactNode } {
  const t = useTexts(helpTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return {
    action: { id: 'help', label: t('action'), icon: 'help', isRare: true, onClick: open },
    sheet: wasOpened && <HelpSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
