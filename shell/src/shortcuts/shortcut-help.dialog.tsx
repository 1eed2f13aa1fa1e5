import { Dialog, useOfferedShortcuts, useTexts } from 'shared-ui';
import { paletteKeys } from '../palette/palette-keys.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './shortcut-help.module.css';

interface ShortcutHelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of the keys that do something on the screen of the moment. */
export function ShortcutHelpDialog(dialog: ShortcutHelpDialogProps) {
  const t = useTexts(shellTexts);
  const shortcuts = useOfferedShortcuts();
  const all = [{ key: paletteKeys, label: t('palette.title') }, ...shortcuts];
  return (
    <Dialog {...dialog} title={t('shortcuts.title')}>
      <dl className={classes.keys}>
        {all.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('shortcuts.hint')}</p>
    </Dialog>
  );
}
