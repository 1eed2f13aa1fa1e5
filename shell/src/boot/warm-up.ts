import { matchPath } from 'react-router-dom';
import type { RegistryDocument } from 'shared-api/contracts/platform';
import type { LazyScreen } from 'shared-ui';
import { loadArea } from './area-loader.ts';

/** Begins to load the screen of an address while the frame is still being drawn. Failures are shown by the screen itself. */
export async function warmUp({ areas }: RegistryDocument, address: string): Promise<void> {
  for (const area of areas) {
    const route = area.manifest.routes.find(({ path }) => matchPath(path, address));
    if (!route) continue;
    try {
      const screen = (await loadArea(area)).screens[route.path] as Partial<LazyScreen> | undefined;
      await screen?.preload?.();
    } catch {
      return;
    }
  }
}
