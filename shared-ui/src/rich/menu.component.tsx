import { useRef, useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { lazyPart } from '../lazy-part.component.tsx';
import classes from './menu.module.css';
import type { MenuPanelProps } from './menu-panel.component.tsx';

/** Something to choose from a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onSelect: () => void;
  readonly isDisabled?: boolean;
  /** `danger` destroys something. */
  readonly tone?: 'normal' | 'danger';
}

interface MenuProps {
  /** The name of the button that opens it. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconName;
  /** Whether the button shows its name or is an icon. */
  readonly trigger?: 'icon' | 'text';
}

const MenuPanel = lazyPart<MenuPanelProps>(() =>
  import(/* webpackChunkName: "kit-rich" */ './menu-panel.component.tsx').then((m) => m.MenuPanel),
);

/** A button that opens a list of things to do. Its panel is Mantine's and comes at the first opening. */
export function Menu({ label, items, icon = 'more', trigger = 'icon' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const button = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    // The panel closes at the press already; without this the click that follows would open it again.
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onClick: () => {
      setIsNeeded(true);
      setIsOpen(!wasOpen.current);
      wasOpen.current = false;
    },
  } as const;
  return (
    <span className={classes.anchor}>
      {trigger === 'icon' ? (
        <IconButton {...button} icon={icon} label={label} />
      ) : (
        <Button {...button} icon={icon}>
          {label}
        </Button>
      )}
      {isNeeded && <MenuPanel label={label} items={items} isOpen={isOpen} onClose={close} />}
    </span>
  );
}
