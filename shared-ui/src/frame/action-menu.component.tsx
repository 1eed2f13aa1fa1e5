import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { movesByArrowKeys } from '../hooks/arrow-keys.ts';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import type { ShownAction } from '../module-kit/screen.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useOpenOverlay } from '../overlay/open-overlays.ts';
import classes from './action-menu.module.css';

interface ActionMenuProps {
  readonly actions: readonly ShownAction[];
}

/** The menu of what one does seldom, or should not do by accident: a button that opens it, arrow keys, Esc, a step back. */
export function ActionMenu({ actions }: ActionMenuProps) {
  const t = useTexts(kitTexts);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toggle = () => setIsOpen(!isOpen);
  const isHeld = (action: ShownAction) => action.busy || action.disabled;
  const close = () => {
    setIsOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useOpenOverlay(isOpen, close);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget as Node | null)) setIsOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that its buttons let through
    <div className={classes.place} ref={place} onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        icon="more"
        label={t('furtherActions')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      {isOpen && (
        <div className={classes.menu} role="menu" id={id} aria-label={t('furtherActions')} ref={startMenu}>
          {actions.map((action) => (
            <PlainButton
              key={action.id}
              role="menuitem"
              className={classes.item}
              data-tone={action.tone}
              disabled={isHeld(action)}
              onClick={() => {
                close();
                void action.onClick();
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </PlainButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** The first entry has the focus as soon as the menu stands. */
function startMenu(menu: HTMLElement | null): (() => void) | undefined {
  menu?.querySelector('button')?.focus();
  return movesByArrowKeys(menu);
}
