import { useNavigate } from 'react-router-dom';
import { useCurrentScreen, useTexts, type IconName } from 'shared-ui';
import { useMenu } from '../frame/use-menu.ts';
import { shellTexts } from '../shell.texts.ts';

/** Something that the palette does at once. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly run: () => void;
}

/** What is known without asking anybody: the actions of the screen one is on, and the entries of the menu. */
export function useCommands(): readonly { readonly label: string; readonly commands: readonly Command[] }[] {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { title, actions } = useCurrentScreen();
  const ofScreen = actions
    .filter(({ disabled, busy, isOnPhoneOnly }) => !disabled && !busy && !isOnPhoneOnly)
    .map(({ id, label, icon, onClick }): Command => ({ id, label, icon, detail: title, run: onClick }));
  const screens = useMenu().flatMap(({ label: detail, entries }) =>
    entries.map((entry): Command => {
      const { id, label, icon } = entry;
      const run = 'to' in entry ? () => void navigate(entry.to) : entry.onClick;
      return { id, label, icon, detail, run };
    }),
  );
  return [
    { label: t('palette.actions'), commands: ofScreen },
    { label: t('palette.screens'), commands: screens },
  ];
}
