import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon.component.tsx';
import { Sheet } from './sheet.component.tsx';
import classes from './sheet-menu.module.css';

/** An entry of the menu: a way to a path, or something to do. */
export type SheetMenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly isCurrent?: boolean;
} & ({ readonly to: string } | { readonly onClick: () => void });

/** Entries under a heading that folds. */
export interface SheetMenuSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly SheetMenuEntry[];
}

interface SheetMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly sections: readonly SheetMenuSection[];
  /** Above the sections: who is signed in. */
  readonly header?: ReactNode;
  /** Under them: language, light or dark. */
  readonly footer?: ReactNode;
}

/** The full-height menu, in sections that fold (spec 01 §2). It closes when something is chosen. */
export function SheetMenu({ sections, header, footer, ...sheet }: SheetMenuProps) {
  return (
    <Sheet {...sheet} height="full">
      {header}
      <nav aria-label={sheet.title} className={classes.menu}>
        {sections
          .filter((section) => section.entries.length > 0)
          .map((section) => (
            <details key={section.id} open className={classes.section}>
              <summary>
                {section.label}
                <Icon name="down" size="s" />
              </summary>
              <ul>
                {section.entries.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} onClose={sheet.onClose} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </nav>
      {footer}
    </Sheet>
  );
}

function Entry({ entry, onClose }: { entry: SheetMenuEntry; onClose: () => void }) {
  const content = (
    <>
      <Icon name={entry.icon} />
      {entry.label}
    </>
  );
  if ('to' in entry) {
    const current = entry.isCurrent ? 'page' : undefined;
    return (
      <Link to={entry.to} className={classes.entry} aria-current={current} onClick={onClose}>
        {content}
      </Link>
    );
  }
  const handleClick = () => {
    onClose();
    entry.onClick();
  };
  return (
    <button type="button" className={classes.entry} onClick={handleClick}>
      {content}
    </button>
  );
}
