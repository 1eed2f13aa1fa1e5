import { findRefusedPaths } from 'server/builds';
import { moduleManifest, type ModuleManifest } from 'shared-api/contracts/platform';
import { iconSources } from 'shared-ui/manifest';

/**
 * Checks what a module says of itself: known sections, places, permissions and icons, the area of its package, paths that are not
 * the shell's or the sign-in's. @throws with a sentence for each thing that is wrong.
 */
export function checkManifest(manifest: unknown, area: string): ModuleManifest {
  const { data, error } = moduleManifest.safeParse(manifest, { reportInput: true });
  if (error) throw refusal(error.issues.map(sentenceOf));
  const faults = [
    ...faultsOfArea(data, area),
    ...faultsOfIcons(data),
    ...faultsOfPaths(data),
    ...faultsOfContributions(data),
  ];
  if (faults.length > 0) throw refusal(faults);
  return data;
}

const file = 'src/module.manifest.ts';
const refusal = (sentences: readonly string[]) =>
  new Error(sentences.map((sentence) => `${file}: ${sentence}`).join('\n'));

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly message: string;
  readonly values?: readonly unknown[];
}

/** `menu.0.section is 'foo', but must be one of gestione, impostazioni.` */
function sentenceOf({ path, input, message, values }: Issue): string {
  const place = path.map(String).join('.');
  const given = input === undefined ? 'is missing' : `is ${JSON.stringify(input)}`;
  const wanted = values ? `must be one of ${values.map(String).join(', ')}` : `is refused: ${message}`;
  return `${place} ${given}, but ${wanted}.`;
}

function faultsOfArea({ area: named }: ModuleManifest, area: string): string[] {
  if (named === area) return [];
  return [`area is '${named}', but the package is mfe-${area}: name one as the other.`];
}

function faultsOfIcons({ menu, tiles }: ModuleManifest): string[] {
  const unknown = [...menu, ...tiles].filter(({ icon }) => !Object.hasOwn(iconSources, icon));
  return unknown.map(
    ({ icon, path }) =>
      `the entry of ${path} has the icon '${icon}', which the kit does not have; it has ${Object.keys(iconSources).join(', ')}.`,
  );
}

function faultsOfPaths({ area, routes }: ModuleManifest): string[] {
  const paths = routes.map(({ path }) => path);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [
    ...twice.map((path) => `the path '${path}' stands twice.`),
    ...findRefusedPaths([{ area, routes }]).map(({ reason }) => reason),
  ];
}

function faultsOfContributions({ contributions = [] }: ModuleManifest): string[] {
  const ids = contributions.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const sized = contributions.filter(({ place, size }) => (place === 'dashboardCard') !== Boolean(size));
  return [
    ...twice.map((id) => `the contribution '${id}' stands twice.`),
    ...sized.map(
      ({ place, id }) =>
        `the contribution '${id}' to ${place} ${place === 'dashboardCard' ? 'says no size' : 'says a size, which is for dashboard cards alone'}.`,
    ),
  ];
}
