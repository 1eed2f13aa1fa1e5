import type { RegistryArea } from 'shared-api/contracts/platform';
import { fitOf } from '../modules/path-pattern.ts';

/** The route that an address belongs to, with its area; undefined when it is the shell's or nobody's. */
export function findRoute(path: string, areas: readonly RegistryArea[]) {
  const fitting = areas.flatMap((area) =>
    area.manifest.routes.flatMap(({ path: pattern, chunk, wideChunk, bars }) => {
      const fit = fitOf(pattern, path);
      return fit === undefined ? [] : [{ area, chunk, wideChunk, bars, fit }];
    }),
  );
  return fitting.toSorted((one, other) => other.fit - one.fit)[0];
}
