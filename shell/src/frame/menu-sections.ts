import { matchPath } from 'react-router-dom';
import type { BootDocument, MenuEntry } from 'shared-api/contracts/platform';
import { menuSectionsOf } from 'shared-ui';
import { owesFirstPassword } from '../routing/paths.ts';

/**
 * The areas' entries of the sheet menu (spec 01 §6). The registry document holds only what the person may use; entries of areas
 * show only once the password was changed, or for guests.
 */
export function menuSections({ registry, session }: Pick<BootDocument, 'registry' | 'session'>) {
  const mayShow = session !== null && (session.isGuest || session.hasChangedPassword);
  const entries = mayShow ? registry.areas.flatMap((area) => area.manifest.menu) : [];
  return menuSectionsOf(entries, { hasInfo: !owesFirstPassword(session) });
}

/** Whether an entry of the menu is where one is. */
export function isEntryAt({ path, alsoAt = [] }: MenuEntry, address: string): boolean {
  return [path, ...alsoAt].some((pattern) => matchPath(pattern, address) !== null);
}
