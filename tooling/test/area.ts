import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';

/** What belongs to an area: folders with tests beside the code, and the folder of its stories in the browser. */
interface Area {
  readonly name: string;
  readonly folders: readonly string[];
  readonly stories: string | undefined;
}

const alone = ['server', 'shell', 'tooling'];
const prefixes = ['mfe-', 'shared-'];
const parents = ['shared-api/src/contracts', 'server/src/areas', 'server/src'];
const storyFolder = 'e2e/specs';

/**
 * Finds an area by its folders: `signing` is `mfe-signing`, its contracts, its server area and its stories.
 * @throws Error that lists the names where nothing is called so.
 */
export function findArea(name: string, project: string = root): Area {
  if (!listAreas(project).includes(name))
    throw new Error(`There is no area "${name}". There are: ${listAreas(project).join(', ')}.`);
  const folders = [
    ...alone.filter((folder) => folder === name),
    ...prefixes.map((prefix) => prefix + name),
    ...parents.map((parent) => `${parent}/${name}`),
  ].filter((folder) => existsSync(join(project, folder)));
  const stories = `${storyFolder}/${name}`;
  return { name, folders, stories: existsSync(join(project, stories)) ? stories : undefined };
}

/** The area that the command names; undefined for everything. Ends the process where there is none of that name. */
export function readArea([name]: readonly string[] = process.argv.slice(2)): Area | undefined {
  if (!name) return undefined;
  try {
    return findArea(name);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The names that `findArea` knows. */
export function listAreas(project: string = root): string[] {
  const tops = foldersIn(project);
  const named = prefixes.flatMap((prefix) =>
    tops.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );
  const within = [...parents, storyFolder].flatMap((parent) => foldersIn(join(project, parent)));
  const known = [...alone.filter((name) => tops.includes(name)), ...named, ...within];
  return [...new Set(known)].toSorted();
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
