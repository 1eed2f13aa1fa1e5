import { useLocation } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { knownIcon, useLocalized, useTexts, type MenuItem, type MenuSection, menuTexts } from 'shared-ui';
import { paths, reloading } from '../routing/paths.ts';
import { isEntryAt, menuSections } from './menu-sections.ts';
import { useLeave } from './use-leave.ts';

/** The menu's sections: what the areas put into it, and the application's own entries (spec 01 §2). */
export function useMenu(countOf: (path: string) => string | undefined = () => undefined): MenuSection[] {
  const tMenu = useTexts(menuTexts);
  const localized = useLocalized();
  const { pathname } = useLocation();
  const boot = useBoot();
  const leave = useLeave();
  const way = (id: 'home' | 'info', path: string): MenuItem => {
    return { id, icon: id, label: tMenu(id), to: reloading(path), isCurrent: pathname === path };
  };
  const own: Readonly<Record<'home' | 'info' | 'signOut', MenuItem>> = {
    home: way('home', paths.dashboard),
    info: way('info', paths.info),
    signOut: { id: 'exit', icon: 'logout', label: tMenu('signOut'), onClick: () => void leave() },
  };
  return menuSections(boot).map(({ section, before, entries, after }) => {
    const ofAreas = entries.map((entry): MenuItem => {
      const { path, icon, label } = entry;
      const isCurrent = isEntryAt(entry, pathname);
      return {
        id: path,
        icon: knownIcon(icon),
        label: localized(label),
        to: reloading(path),
        isCurrent,
        count: countOf(path),
      };
    });
    return {
      id: section,
      label: tMenu(section),
      entries: [...before.map((id) => own[id]), ...ofAreas, ...after.map((id) => own[id])],
    };
  });
}
