import type { BootDocument, MenuEntry, MenuSection } from 'shared-api/contracts/platform';

/** The sections of the menu that have entries, each with its own in order. */
export interface MenuGroup {
  readonly section: MenuSection;
  readonly entries: readonly MenuEntry[];
}

const sections: readonly MenuSection[] = ['gestione', 'impostazioni', 'utenti', 'applicazione'];

/**
 * The areas' entries of the sheet menu (spec 01 §6). The registry document holds only what the person may use; the sections of
 * areas show only once the password was changed, or for guests.
 */
export function menuGroups({ registry, session }: Pick<BootDocument, 'registry' | 'session'>): MenuGroup[] {
  const mayShow = session !== null && (session.isGuest || session.hasChangedPassword);
  if (!mayShow) return [];
  const entries = registry.areas.flatMap((area) => area.manifest.menu);
  return sections
    .map((section) => ({
      section,
      entries: entries
        .filter((entry) => entry.section === section)
        .toSorted((one, other) => one.order - other.order),
    }))
    .filter((group) => group.entries.length > 0);
}
