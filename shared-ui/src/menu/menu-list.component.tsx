import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { matchesWords } from '../format/matches-words.ts';
import { movesByArrowKeys } from '../hooks/arrow-keys.ts';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { WaitingWords } from '../display/waiting-words.component.tsx';
import classes from './menu-list.module.css';
import { useFoldedSections } from './use-folded-sections.ts';

/** An entry of the menu: a way to a path, or something to do. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly isCurrent?: boolean;
  /** What waits there: '10+'. */
  readonly count?: string | undefined;
} & ({ readonly to: string } | { readonly onClick: () => void });

/** Entries under a heading that folds. */
export interface MenuSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuItem[];
}

interface MenuListProps {
  /** What the list is: 'Menu'. */
  readonly label: string;
  readonly sections: readonly MenuSection[];
  /** Shows icons alone, with their words as hints; nothing folds then. */
  readonly isNarrow?: boolean;
  /** Called when an entry is chosen. */
  readonly onChoose?: () => void;
}

/** From so many entries on a filter is offered: more than are seen at a glance. */
const filterFrom = 13;

/** The entries of the menu in sections that fold and stay as they were left; arrow keys lead through them (spec 01 §2). */
export function MenuList({ label, sections, isNarrow = false, onChoose }: MenuListProps) {
  const t = useTexts(kitTexts);
  const { isFolded, fold } = useFoldedSections();
  const [filter, setFilter] = useState('');
  const hasFilter = !isNarrow && sections.flatMap(({ entries }) => entries).length >= filterFrom;
  const wanted = hasFilter ? filter.trim() : '';
  const shown = sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => matchesWords(entry.label, wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const folds = (id: string) => !isNarrow && wanted === '' && isFolded(id);
  const inSight = shown.flatMap(({ id, entries }) => (folds(id) ? [] : entries));
  const focused = inSight.find(({ isCurrent }) => isCurrent) ?? inSight[0];
  return (
    <nav
      aria-label={label}
      className={classes.menu}
      data-narrow={isNarrow || undefined}
      ref={movesByArrowKeys}
    >
      {hasFilter && (
        <input
          type="search"
          className={classes.filter}
          aria-label={t('filterMenu')}
          placeholder={t('filterMenu')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          focused={focused}
          isNarrow={isNarrow}
          isFolded={folds(section.id)}
          onFold={() => fold(section.id)}
          onChoose={onChoose}
        />
      ))}
      {shown.length === 0 && <p className={classes.none}>{t('noNameMatches')}</p>}
    </nav>
  );
}

interface SectionProps extends Pick<MenuListProps, 'isNarrow' | 'onChoose'> {
  readonly section: MenuSection;
  /** Has the focus when the menu opens, so that arrow keys lead on from it. */
  readonly focused: MenuItem | undefined;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

function Section({ section, focused, isNarrow, isFolded, onFold, onChoose }: SectionProps) {
  const listId = useId();
  return (
    <section className={classes.section}>
      {!isNarrow && (
        <h3>
          <PlainButton aria-expanded={!isFolded} aria-controls={listId} onClick={onFold}>
            <span>{section.label}</span>
            <Icon name="down" size="s" />
          </PlainButton>
        </h3>
      )}
      <ul id={listId} hidden={isFolded} aria-label={isNarrow ? section.label : undefined}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} isFocused={entry === focused} isNarrow={isNarrow} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps extends Pick<MenuListProps, 'isNarrow' | 'onChoose'> {
  readonly entry: MenuItem;
  readonly isFocused: boolean;
}

function Entry({ entry, isFocused, isNarrow, onChoose }: EntryProps) {
  const { label, icon, count, isCurrent } = entry;
  const common = {
    className: classes.entry,
    'data-autofocus': isFocused || undefined,
    title: isNarrow ? label : undefined,
  };
  const content = (
    <>
      <Icon name={icon} />
      <span className={classes.word}>{label}</span>
      {count && (
        <>
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
          <WaitingWords number={count} />
        </>
      )}
    </>
  );
  if ('to' in entry)
    return (
      <Link {...common} to={entry.to} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
        {content}
      </Link>
    );
  const handleClick = () => {
    onChoose?.();
    entry.onClick();
  };
  return (
    <PlainButton {...common} onClick={handleClick}>
      {content}
    </PlainButton>
  );
}
