import { matchPath } from 'react-router-dom';
import type { BootDocument, MenuEntry, MenuSection } from 'shared-api/contracts/platform';

/** A section of the menu with the areas' entries, in order. */
interface MenuSectionEntries {
  readonly section: MenuSection;
  readonly entries: readonly MenuEntry[];
}

const sections: readonly MenuSection[] = ['gestione', 'impostazioni', 'utenti', 'applicazione'];

/**
 * The areas' entries of the sheet menu (spec 01 §6). The registry document holds only what the person may use; entries of areas
 * show only once the password was changed, or for guests.
 */
export function menuSections({ registry, session }: Pick<BootDocument, 'registry' | 'session'>) {
  const mayShow = session !== null && (session.isGuest || session.hasChangedPassword);
  const entries = mayShow ? registry.areas.flatMap((area) => area.manifest.menu) : [];
  return sections.map((section): MenuSectionEntries => {
    const own = entries.filter((entry) => entry.section === section);
    return { section, entries: own.toSorted((one, other) => one.order - other.order) };
  });
}

/** Whether an entry of the menu is where one is. */
export function isEntryAt({ path, alsoAt = [] }: MenuEntry, address: string): boolean {
  return [path, ...alsoAt].some((pattern) => matchPath(pattern, address) !== null);
}
