import type { ComponentType } from 'react';
import type { TypedManifest } from './module-manifest.ts';
import type { ModuleSlots } from './module-slots.ts';
import type { Texts } from './texts/text-types.ts';

/** What a module exposes to the shell as `./module`: one screen for each path of its manifest. */
export interface ModuleDefinition<Path extends string = string> {
  readonly manifest: TypedManifest<Path>;
  /** The screen of each path; make it with `lazyScreen`. */
  readonly screens: Readonly<Record<Path, ComponentType>>;
  /** The module's texts, made with `defineTexts`. */
  readonly texts: Texts;
  /** What it puts into the shell's slots that the manifest names; make each with `lazyPart`. */
  readonly slots?: ModuleSlots;
}

/** Declares a module. A path without a screen, or a screen without a path, does not compile. */
export function defineModule<Path extends string>(
  definition: ModuleDefinition<Path>,
): ModuleDefinition<Path> {
  return definition;
}
