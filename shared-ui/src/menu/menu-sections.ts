import type { MenuEntry, MenuSection } from 'shared-api/contracts/platform';

/** The sections of the menu, in order (spec 01 §2). */
const sections: readonly MenuSection[] = ['gestione', 'impostazioni', 'utenti', 'applicazione'];

/** The application's own entries. */
type OwnMenuEntry = 'home' | 'info' | 'signOut';

/** A section of the menu: the application's own entries stand around those of the areas. */
interface SectionEntries {
  readonly section: MenuSection;
  readonly before: readonly OwnMenuEntry[];
  readonly entries: readonly MenuEntry[];
  readonly after: readonly OwnMenuEntry[];
}

/** The menu that entries of areas make, with the application's own (spec 01 §2 and §6); `info` is not there before the first own password. */
export function menuSectionsOf(
  entries: readonly MenuEntry[],
  { hasInfo = true }: { readonly hasInfo?: boolean } = {},
): readonly SectionEntries[] {
  return sections.map((section) => {
    const own = entries.filter((entry) => entry.section === section);
    const sorted = own.toSorted((one, other) => one.order - other.order);
    if (section !== 'applicazione') return { section, before: [], entries: sorted, after: [] };
    return { section, before: ['home'], entries: sorted, after: hasInfo ? ['info', 'signOut'] : ['signOut'] };
  });
}
