import { Icon, PlainButton, useNarrowSidebar, useTexts, VisuallyHidden } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import classes from './palette-button.module.css';
import { isApple, paletteKeys } from './palette-keys.ts';
import { usePaletteOpen } from './palette-state.ts';

/** Opens the command palette, and says by which keys it opens too. */
export function PaletteButton() {
  const t = useTexts(shellTexts);
  const { isNarrow } = useNarrowSidebar();
  const [, setIsOpen] = usePaletteOpen();
  return (
    <PlainButton
      className={classes.button}
      data-narrow={isNarrow || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      title={`${t('palette.title')} (${paletteKeys})`}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="search" />
      {isNarrow ? (
        <VisuallyHidden>{t('palette.title')}</VisuallyHidden>
      ) : (
        <>
          <span className={classes.word}>{t('palette.title')}</span>
          <kbd aria-hidden>{paletteKeys}</kbd>
        </>
      )}
    </PlainButton>
  );
}
