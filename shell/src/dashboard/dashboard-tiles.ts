import type { BootDocument, DashboardTile } from 'shared-api/contracts/platform';

/** The tiles of every area that the person may use, in order. */
export function dashboardTiles({ registry }: Pick<BootDocument, 'registry'>): DashboardTile[] {
  return registry.areas
    .flatMap((area) => area.manifest.tiles)
    .toSorted((one, other) => one.order - other.order);
}

const shownAsMany = 10;

/** A count as tiles show it: nothing for none, '10+' for ten and more (spec 01 §9). */
export function formatCount(total: number): string | undefined {
  if (total <= 0) return undefined;
  return total >= shownAsMany ? `${shownAsMany}+` : String(total);
}
