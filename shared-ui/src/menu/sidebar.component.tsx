import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { MenuList, type MenuSection } from './menu-list.component.tsx';
import classes from './sidebar.module.css';
import { useNarrowSidebar } from './use-narrow-sidebar.ts';

interface SidebarProps {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  /** At the top: whose portal it is. `useNarrowSidebar` knows whether there is room for words. */
  readonly head: ReactNode;
  /** Below it: the way to search. */
  readonly search?: ReactNode;
  /** At the bottom: who is signed in. */
  readonly foot: ReactNode;
}

/** The menu of a desktop: it stays whatever the screen, and folds to icons and back. This device remembers. */
export function Sidebar({ label, sections, head, search, foot }: SidebarProps) {
  const t = useTexts(kitTexts);
  const { isNarrow, toggle } = useNarrowSidebar();
  return (
    <div className={classes.sidebar} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        {head}
        <IconButton
          icon="sidebar"
          label={t(isNarrow ? 'widenSidebar' : 'narrowSidebar')}
          aria-expanded={!isNarrow}
          onClick={toggle}
        />
      </div>
      {search && <div className={classes.search}>{search}</div>}
      <div className={classes.list}>
        <MenuList label={label} sections={sections} isNarrow={isNarrow} />
      </div>
      <div className={classes.foot}>{foot}</div>
    </div>
  );
}
