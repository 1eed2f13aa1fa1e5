import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from '../webpack/folders.ts';

/** What belongs to an area: folders with tests beside the code, and the folder of its stories in the browser. Of a file or folder, that alone. */
interface Area {
  readonly name: string;
  readonly folders: readonly string[];
  /** The tests of a single file; by default all in the folders. */
  readonly tests?: readonly string[];
  readonly stories: string | undefined;
}

const alone = ['server', 'shell', 'tooling'];
const prefixes = ['mfe-', 'shared-'];
const parents = ['shared-api/src/contracts', 'server/src/areas', 'server/src'];
const storyFolder = 'e2e/specs';

/**
 * Finds an area by its folders: `signing` is `mfe-signing`, its contracts, its server area and its stories; or a file or a folder by its
 * path. @throws Error that lists the names where nothing is called so.
 */
export function findArea(name: string, project: string = root): Area {
  const path = relative(project, resolve(project, name)).replaceAll('\\', '/');
  if (path.includes('/') && !path.startsWith('..') && existsSync(join(project, path)))
    return { name: path, folders: [path], tests: testsOf(path, project), stories: undefined };
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

/** The tests of a file that bear its name, or else all beside it; of a folder all that are in it. */
function testsOf(path: string, project: string): readonly string[] {
  if (statSync(join(project, path)).isDirectory() || path.includes('.test.')) return [path];
  const folder = dirname(path);
  const [stem = ''] = basename(path).split('.');
  const beside = readdirSync(join(project, folder)).filter((name) => name.includes('.test.'));
  const own = beside.filter((name) => name.split('.')[0] === stem);
  return (own.length > 0 ? own : beside).map((name) => `${folder}/${name}`);
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
