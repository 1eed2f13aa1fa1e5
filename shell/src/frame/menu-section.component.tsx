import type { ReactNode } from 'react';
import { Icon } from 'shared-ui';
import classes from './menu-section.module.css';

/** A section of the menu; it can be closed. */
export function MenuSectionList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.section} open>
      <summary className={classes.title}>
        {title}
        <Icon name="down" size="s" />
      </summary>
      <ul className={classes.list}>{children}</ul>
    </details>
  );
}

interface MenuItemProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** One entry of the menu. */
export function MenuItem({ icon, label, onClick }: MenuItemProps) {
  return (
    <li>
      <button type="button" className={classes.item} onClick={onClick}>
        <Icon name={icon} size="l" />
        {label}
      </button>
    </li>
  );
}
