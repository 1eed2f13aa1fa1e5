import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { movesByArrowKeys } from '../hooks/arrow-keys.ts';
import { Icon } from '../icons/icon.component.tsx';
import { Sheet } from './sheet.component.tsx';
import classes from './sheet-menu.module.css';
import { useFoldedSections } from './use-folded-sections.ts';

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

/**
 * The full-height menu, in sections that fold and stay as they were left (spec 01 §2). It closes when something is chosen; arrow
 * keys lead through it. On a desktop it stands beside the rail.
 */
export function SheetMenu({ sections, header, footer, ...sheet }: SheetMenuProps) {
  const { isFolded, fold } = useFoldedSections();
  const inSight = sections.flatMap(({ id, entries }) => (isFolded(id) ? [] : entries));
  const focused = inSight.find(({ isCurrent }) => isCurrent) ?? inSight[0];
  return (
    <Sheet {...sheet} height="full" side="rail">
      {header}
      <nav aria-label={sheet.title} className={classes.menu} ref={movesByArrowKeys}>
        {sections
          .filter((section) => section.entries.length > 0)
          .map((section) => (
            <Section
              key={section.id}
              section={section}
              focused={focused}
              isFolded={isFolded(section.id)}
              onFold={() => fold(section.id)}
              onClose={sheet.onClose}
            />
          ))}
      </nav>
      {footer}
    </Sheet>
  );
}

interface SectionProps {
  readonly section: SheetMenuSection;
  /** Has the focus when the menu opens, so that arrow keys lead on from it. */
  readonly focused: SheetMenuEntry | undefined;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onClose: () => void;
}

function Section({ section, focused, isFolded, onFold, onClose }: SectionProps) {
  const listId = useId();
  return (
    <section className={classes.section}>
      <h3>
        <button type="button" aria-expanded={!isFolded} aria-controls={listId} onClick={onFold}>
          {section.label}
          <Icon name="down" size="s" />
        </button>
      </h3>
      <ul id={listId} hidden={isFolded}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} isFocused={entry === focused} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly entry: SheetMenuEntry;
  readonly isFocused: boolean;
  readonly onClose: () => void;
}

function Entry({ entry, isFocused, onClose }: EntryProps) {
  const common = { className: classes.entry, 'data-autofocus': isFocused || undefined };
  const content = (
    <>
      <Icon name={entry.icon} />
      {entry.label}
    </>
  );
  if ('to' in entry) {
    const current = entry.isCurrent ? 'page' : undefined;
    return (
      <Link {...common} to={entry.to} aria-current={current} onClick={onClose}>
        {content}
      </Link>
    );
  }
  const handleClick = () => {
    onClose();
    entry.onClick();
  };
  return (
    <button {...common} type="button" onClick={handleClick}>
      {content}
    </button>
  );
}
