import { Icon } from '../icons/icon.component.tsx';
import classes from './bottom-bar.module.css';
import type { PlacedAction } from './use-settled-actions.ts';

interface BottomBarButtonProps {
  readonly action: PlacedAction;
  /** Whether it opens a sheet. */
  readonly hasPopup?: boolean;
}

/** One button of the bottom bar: icon above its word. */
export function BottomBarButton({ action, hasPopup }: BottomBarButtonProps) {
  const { label, icon, onClick, disabled, busy = false, isSettling = false, tone = 'normal', badge } = action;
  const isHeld = busy || isSettling;
  return (
    <button
      type="button"
      className={classes.action}
      data-tone={tone}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      onClick={isHeld ? undefined : onClick}
    >
      <span className={classes.icon}>
        <Icon name={icon} size="l" />
        {badge && <span className={classes.badge}>{badge}</span>}
      </span>
      <span className={classes.word}>{label}</span>
    </button>
  );
}
