import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryArea } from 'shared-api/contracts/platform';
import type { ModuleDefinition } from 'shared-ui';

const loaded = new Map<string, ModuleDefinition>();
const firstErrors = new Map<string, unknown>();

/** The module wants other versions of the shared parts than the page has; only a reload, or a right build, can help. */
export class OutdatedShellError extends Error {
  constructor(cause: unknown) {
    super('The module wants other versions of the shared parts', { cause });
    this.name = 'OutdatedShellError';
  }
}

/**
 * Loads the live build of an area and gives its definition. This is the only place that touches the federation runtime.
 * Each build has a container name of its own, so a new version never meets the remains of an old one.
 * @throws OutdatedShellError on a version clash, else the browser's own error.
 */
export async function loadArea(area: RegistryArea): Promise<ModuleDefinition> {
  const container = containerName(area);
  const known = loaded.get(container);
  if (known) return known;
  const entry = new URL(area.address + area.entry, window.location.href).href;
  registerRemotes([{ name: container, entry }], { force: firstErrors.has(container) });
  try {
    const definition = readDefinition(await loadRemote(`${container}/module`), area);
    // After a failed evaluation the runtime gives an empty module: the reason is that of the first failure.
    if (!definition) throw firstErrors.get(container) ?? new Error(`${area.area} exposes no module`);
    loaded.set(container, definition);
    return definition;
  } catch (error) {
    const reason = isVersionClash(error) ? new OutdatedShellError(error) : error;
    firstErrors.set(container, firstErrors.get(container) ?? reason);
    throw reason;
  }
}

/** The definition of a build that was loaded before. */
export function findLoadedArea(area: RegistryArea): ModuleDefinition | undefined {
  return loaded.get(containerName(area));
}

/** As `tooling/webpack/preset.ts` names it. */
function containerName({ area, version }: RegistryArea): string {
  return `${area}_${version.replace(/\W/g, '_')}`;
}

function readDefinition(exposed: unknown, { area }: RegistryArea): ModuleDefinition | undefined {
  const definition = (exposed as { module?: ModuleDefinition } | null)?.module;
  return definition?.manifest.area === area && definition.screens ? definition : undefined;
}

function isVersionClash(error: unknown): boolean {
  return error instanceof Error && /does not satisfy/.test(error.message);
}
