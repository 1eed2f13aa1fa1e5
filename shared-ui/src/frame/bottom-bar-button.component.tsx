import { WaitingWords } from '../display/waiting-words.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import type { ShownAction } from '../module-kit/screen.ts';
import { holdNew } from '../presses/holds.ts';
import { usePress } from '../presses/use-press.ts';
import classes from './bottom-bar.module.css';

interface BottomBarButtonProps {
  readonly action: ShownAction;
  /** Whether it opens a sheet. */
  readonly hasPopup?: boolean;
}

/** One button of the bottom bar: icon above its word. */
export function BottomBarButton({ action, hasPopup }: BottomBarButtonProps) {
  const { label, icon, onClick, disabled, busy = false, tone = 'normal', badge } = action;
  const handleClick = usePress(onClick, { isOnce: true, isHeld: busy });
  return (
    <button
      ref={holdNew}
      type="button"
      className={classes.action}
      data-tone={tone}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      onClick={handleClick}
    >
      <span className={classes.icon}>
        <Icon name={icon} size="l" />
        {badge && (
          <span className={classes.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </span>
      <span className={classes.word}>{label}</span>
      {badge && <WaitingWords number={badge} />}
    </button>
  );
}
