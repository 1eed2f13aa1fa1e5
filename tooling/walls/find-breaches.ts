import { libraryWalls, places, walls } from './import-walls.ts';
import { readImports, resolveImport, type Entries, type Target, type WrittenImport } from './read-imports.ts';

/** A source file with its path from the project's root. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** An import that a wall refuses. */
interface Breach {
  readonly file: string;
  readonly target: string;
  /** File, import and the way out, for people. */
  readonly message: string;
}

type Workspaces = Readonly<Record<string, Entries>>;

/** What of a file's imports the walls refuse. */
export function findBreaches({ path, source }: SourceFile, workspaces: Workspaces): Breach[] {
  return readImports(source).flatMap((written) => {
    const target = resolveImport(written.specifier, { file: path, workspaces });
    const fix = refusalOf({ path, written, target });
    const name = target.kind === 'file' ? target.path : target.name;
    return fix
      ? [{ file: path, target: name, message: `${path} imports ${written.specifier}: ${fix}.` }]
      : [];
  });
}

interface Import {
  readonly path: string;
  readonly written: WrittenImport;
  readonly target: Target;
}

function refusalOf({ path, written, target }: Import): string | undefined {
  if (target.kind === 'library')
    return libraryWalls.find(({ name, only }) => name.test(target.name) && !only.test(path))?.fix;
  const from = placeOf(path);
  const to = placeOf(target.path);
  const wall = walls.find((each) => each.from === from.name);
  if (!wall) return 'its folder stands in no row of the walls: add it to tooling/walls/import-walls.ts';
  const isOwn = from.name === to.name && from.area === to.area;
  const isTest = isOfTests(path);
  const allowed = [...wall.may, ...(isTest ? (wall.testsMay ?? []) : [])];
  if (!isOwn && !allowed.some((name) => covers(name, { to: to.name, target: target.path, written })))
    return wall.fix;
  if (target.isDeep && !passesByEntries.has(from.name))
    return `${target.path.split('/')[0]} is imported by the entries that its package.json exports: use one, or add one there`;
  if (isOfTests(target.path) && !isTest && !passesByEntries.has(from.name))
    return 'what lies in testing/ is for tests alone: move it out of that folder';
  return undefined;
}

/** What stands beside the product and uses its files as they are. */
const passesByEntries = new Set(['tooling', 'e2e', 'bench', 'fuzz']);

const isOfTests = (path: string) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(path);

function placeOf(path: string): { name: string; area: string | undefined } {
  const place = places.find((each) => each.path.test(path));
  return { name: place?.name ?? 'nowhere', area: place?.path.exec(path)?.groups?.['area'] };
}

function covers(
  allowed: string,
  { to, target, written }: { to: string; target: string; written: WrittenImport },
): boolean {
  if (allowed.startsWith('types of '))
    return written.isType && covers(allowed.slice('types of '.length), { to, target, written });
  if (allowed === 'server builds') return target.startsWith('server/src/platform/modules/');
  return to === allowed || to.startsWith(`${allowed}/`) || to.startsWith(`${allowed} `);
}
