import type { RegistryArea } from 'shared-api/contracts/platform';
import type { ModuleDefinition } from 'shared-ui';
import { module as auth } from '../../../mfe-auth/src/module.ts';
import { module as signing } from '../../../mfe-signing/src/module.ts';

const definitions: Readonly<Record<string, ModuleDefinition>> = {
  auth: auth as unknown as ModuleDefinition,
  signing: signing as unknown as ModuleDefinition,
};

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
