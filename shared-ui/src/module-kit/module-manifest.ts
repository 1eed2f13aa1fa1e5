import type { ModuleManifest, ModuleRoute } from 'shared-api/contracts/platform';

/** The icons that menu entries and tiles may name. */
export { iconSources } from '../icons/icon-sources.ts';

/** A manifest whose paths are known to the compiler. */
export interface TypedManifest<Path extends string = string> extends Omit<ModuleManifest, 'routes'> {
  readonly routes: (Omit<ModuleRoute, 'path'> & { path: Path })[];
}

/**
 * Declares what the shell knows of a module before any of its code is loaded: paths, menu entries, tiles. Pure data:
 * the build evaluates it and writes it into `module.json`.
 */
export function defineManifest<const Path extends string>(
  manifest: TypedManifest<Path>,
): TypedManifest<Path> {
  return manifest;
}
