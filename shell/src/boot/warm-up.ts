import { matchPath } from 'react-router-dom';
import type { RegistryDocument } from 'shared-api/contracts/platform';
import type { LazyScreen } from 'shared-ui';
import { contributionsTo, partOf } from '../places/contributions.ts';
import { paths } from '../routing/paths.ts';
import { loadArea } from './area-loader.ts';

/**
 * Begins to load the screen of an address, or the cards of the dashboard, while the frame is still being drawn. Failures are shown
 * by the screen and the cards themselves.
 */
export async function warmUp(registry: RegistryDocument, address: string): Promise<void> {
  await Promise.allSettled([
    warmScreen(registry, address),
    address === paths.dashboard && warmCards(registry),
  ]);
}

/** Loads the screen of an address with what its area needs; nothing where it is no area's, or not for this person. */
export async function warmScreen({ areas }: RegistryDocument, address: string): Promise<void> {
  for (const area of areas) {
    const route = area.manifest.routes.find(({ path }) => matchPath(path, address));
    if (!route) continue;
    const screen = (await loadArea(area)).screens[route.path] as Partial<LazyScreen> | undefined;
    await screen?.preload?.();
  }
}

async function warmCards(registry: RegistryDocument): Promise<void> {
  const cards = contributionsTo({ registry }, 'dashboardCard');
  await Promise.allSettled(
    cards.map(async ({ area, contribution }) =>
      partOf(await loadArea(area), { ...contribution, place: 'dashboardCard' }).load(),
    ),
  );
}
