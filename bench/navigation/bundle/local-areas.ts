import type { RegistryArea } from 'shared-api/contracts/platform';
import type { ModuleDefinition } from 'shared-ui';
import { definitions } from './definitions.ts';

/** Stands for `shell/src/boot/area-loader.ts` in the one bundle: every module is in it already. */
export async function loadArea({ area }: RegistryArea): Promise<ModuleDefinition> {
  const definition = definitions[area];
  if (!definition) throw new Error(`${area} is not in the bundle`);
  return definition;
}

/** As `loadArea`, at once. */
export function findLoadedArea({ area }: RegistryArea): ModuleDefinition | undefined {
  return definitions[area];
}

/** There is nothing that could be out of date. */
export class OutdatedShellError extends Error {}
