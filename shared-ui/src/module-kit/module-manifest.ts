import type { Contribution, ModuleManifest, ModuleRoute } from 'shared-api/contracts/platform';

/** The icons that menu entries and tiles may name. */
export { iconSources } from '../icons/icon-sources.ts';

/** A manifest whose paths and contributions are known to the compiler. */
export interface TypedManifest<
  Path extends string = string,
  Contributions extends readonly Contribution[] = readonly Contribution[],
> extends Omit<ModuleManifest, 'routes' | 'contributions'> {
  readonly routes: (Omit<ModuleRoute, 'path'> & { path: Path })[];
  readonly contributions?: Contributions;
}

/**
 * Declares what the shell knows of a module before any of its code is loaded: paths, menu entries, tiles, contributions to places
 * of the shell. Pure data: the build evaluates it and writes it into `module.json`.
 */
export function defineManifest<
  const Path extends string,
  const Contributions extends readonly Contribution[] = readonly [],
>(manifest: TypedManifest<Path, Contributions>): TypedManifest<Path, Contributions> {
  return manifest;
}
