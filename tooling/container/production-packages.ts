import { posix } from 'node:path';

interface LockedPackage {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The part of `package-lock.json` that says which packages there are, by the place where each is installed. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * The places of all packages that a workspace needs to run, its development packages and those of other workspaces left out: what
 * `npm install --omit=dev --workspace` installs. Workspaces among them are there by their own folder.
 */
export function productionPackages({ packages }: Lockfile, workspace: string): string[] {
  const found = new Set<string>();
  const visit = (place: string): void => {
    const known = packages[place];
    if (!known || found.has(place)) return;
    found.add(place);
    if (known.link && known.resolved) return visit(known.resolved);
    const needed = { ...known.dependencies, ...known.optionalDependencies, ...known.peerDependencies };
    for (const name of Object.keys(needed)) {
      const where = placesFrom(place, name).find((candidate) => candidate in packages);
      if (where) visit(where);
    }
  };
  visit(workspace);
  return [...found].filter((place) => place !== workspace);
}

/** Where Node looks for a package from a place, the nearest first. */
function placesFrom(place: string, name: string): string[] {
  const places: string[] = [];
  for (let folder = place; ; folder = posix.dirname(folder)) {
    if (posix.basename(folder) !== 'node_modules')
      places.push(posix.join(folder === '.' ? '' : folder, 'node_modules', name));
    if (folder === '.') return places;
  }
}
