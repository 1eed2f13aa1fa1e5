import type { BootDocument, DashboardTile, MenuSection } from 'shared-api/contracts/platform';

/** The tiles of a section of the menu. */
interface TileSection {
  readonly section: MenuSection;
  readonly tiles: readonly DashboardTile[];
}

/** What is used every day comes first, what is set once last. */
const sections: readonly MenuSection[] = ['gestione', 'utenti', 'applicazione', 'impostazioni'];

/** The tiles of every area that the person may use, in order. */
export function dashboardTiles({ registry }: Pick<BootDocument, 'registry'>): DashboardTile[] {
  return registry.areas
    .flatMap((area) => area.manifest.tiles)
    .toSorted((one, other) => one.order - other.order);
}

/** The same, grouped as the menu is: a tile belongs where the menu has its path. A section without tiles is left out. */
export function tileSections(boot: Pick<BootDocument, 'registry'>): TileSection[] {
  const menu = boot.registry.areas.flatMap((area) => area.manifest.menu);
  const sectionOf = (tile: DashboardTile) =>
    menu.find(({ path }) => path === tile.path)?.section ?? 'gestione';
  return sections
    .map((section) => ({
      section,
      tiles: dashboardTiles(boot).filter((tile) => sectionOf(tile) === section),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

const shownAsMany = 10;

/** A count as tiles show it: nothing for none, '10+' for ten and more (spec 01 §9). */
export function formatCount(total: number): string | undefined {
  if (total <= 0) return undefined;
  return total >= shownAsMany ? `${shownAsMany}+` : String(total);
}
