import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { Button } from '../actions/button.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { closePopup, type Popup } from './notify.ts';
import classes from './popup.module.css';

/** One popup. Its time stands still while it is pointed at or holds the focus. */
export function PopupCard({ popup }: { popup: Popup }) {
  const t = useTexts(kitTexts);
  const [isHeld, setIsHeld] = useState(false);
  useCountdown(popup, isHeld);
  const { action, kind, text, id } = popup;
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
    >
      <Icon name={kind} size="l" label={t(kind)} />
      <p className={classes.text}>{text}</p>
      {action && (
        <Button size="s" kind="quiet" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('close')} size="s" onClick={() => closePopup(id)} />
    </div>
  );
}

function useCountdown({ id, time }: Popup, isHeld: boolean): void {
  useEffect(() => {
    const { left } = time;
    if (isHeld || left === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => closePopup(id), left);
    return () => {
      clearTimeout(timer);
      time.left = Math.max(0, left - (Date.now() - startedAt));
    };
  }, [id, time, isHeld]);
}
