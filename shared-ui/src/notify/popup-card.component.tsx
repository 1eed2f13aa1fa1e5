import { useEffect, useState } from 'react';
import { clock } from 'shared-api/device';
import { IconButton } from '../actions/icon-button.component.tsx';
import { Button } from '../actions/button.component.tsx';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { durations } from './durations.ts';
import { closePopup, type Popup } from './notify.ts';
import classes from './popup.module.css';

/** Letters beyond which words leave no room for what there is to do beside them. */
const longText = 60;

/** One popup. Its time stands still while it is pointed at or holds the focus; one that undoes shows how much of it is left. */
export function PopupCard({ popup }: { popup: Popup }) {
  const t = useTexts(startTexts);
  const [isHeld, setIsHeld] = useState(false);
  const seconds = useCountdown(popup, isHeld);
  const { action, kind, text, id, isUndo } = popup;
  const handleAction = () => {
    action?.onClick();
    closePopup(id);
  };
  return (
    <div
      className={classes.popup}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      data-undo={isUndo || undefined}
      data-long={(action && text.length > longText) || undefined}
    >
      <Icon name={kind} size="l" label={t(kind)} />
      <p className={classes.text}>
        {text}
        {isUndo && <VisuallyHidden>{t('undoHint')}</VisuallyHidden>}
        {isUndo && seconds !== undefined && (
          <span aria-hidden="true" className={classes.time}>
            <span>{t('seconds', { count: seconds })}</span>
            <span
              className={classes.bar}
              style={{ inlineSize: `${(seconds * 100_000) / durations.undo}%` }}
            />
          </span>
        )}
      </p>
      {action && (
        <Button
          size="s"
          kind={isUndo ? 'secondary' : 'quiet'}
          icon={isUndo ? 'undo' : undefined}
          aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={handleAction}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('close')} size="s" onClick={() => closePopup(id)} />
    </div>
  );
}

/** Closes the popup when its time is over. Answers the seconds that are left, where there is an end. */
function useCountdown({ id, time }: Popup, isHeld: boolean): number | undefined {
  const [left, setLeft] = useState(time.left);
  useEffect(() => {
    const { left: atStart } = time;
    if (isHeld || atStart === null) return;
    const startedAt = clock.now();
    const current = () => Math.max(0, atStart - (clock.now() - startedAt));
    const timer = setTimeout(() => closePopup(id), atStart);
    const ticks = setInterval(() => setLeft(current()), 1000);
    return () => {
      clearTimeout(timer);
      clearInterval(ticks);
      time.left = current();
    };
  }, [id, time, isHeld]);
  return left === null ? undefined : Math.ceil(left / 1000);
}
