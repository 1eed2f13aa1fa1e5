import type { ModuleDefinition } from 'shared-ui';

/** Every module by its area. `single-bundle.ts` replaces it by one that imports each `mfe-*` that is there. */
export const definitions: Readonly<Record<string, ModuleDefinition>> = {};
