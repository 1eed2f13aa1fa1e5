import type { ComponentType } from 'react';
import type { Contribution } from 'shared-api/contracts/platform';
import type { TypedManifest } from './module-manifest.ts';
import type { PartLoader, PartLoaders } from './places.ts';
import type { Texts } from './texts/text-types.ts';

/** What a module exposes to the shell as `./module`: one screen for each path of its manifest. */
export interface ModuleDefinition<Path extends string = string> {
  readonly manifest: TypedManifest<Path>;
  /** The screen of each path; make it with `lazyScreen`. */
  readonly screens: Readonly<Record<Path, ComponentType>>;
  /** The module's texts, made with `defineTexts`. */
  readonly texts: Texts;
  /** What it brings to places of the shell, by the ids that the manifest names. */
  readonly contributions?: Readonly<Record<string, PartLoader>>;
}

type TypedDefinition<Path extends string, Contributions extends readonly Contribution[]> = Omit<
  ModuleDefinition<Path>,
  'manifest' | 'contributions'
> & { readonly manifest: TypedManifest<Path, Contributions> } & ([Contributions] extends [readonly []]
    ? { readonly contributions?: undefined }
    : { readonly contributions: PartLoaders<Contributions> });

/**
 * Declares a module. A path without a screen, a screen without a path, or a contribution that is missing or does not fit its place
 * does not compile.
 */
export function defineModule<Path extends string, Contributions extends readonly Contribution[]>(
  definition: TypedDefinition<Path, Contributions>,
): ModuleDefinition<Path> {
  return definition as ModuleDefinition<Path>;
}
