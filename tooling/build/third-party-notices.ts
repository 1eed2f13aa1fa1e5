import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../webpack/folders.ts';

/** The file of the notices, in the folder of the builds: whoever gets the builds or the image gets it too. */
export const noticesFile = 'third-party-notices.txt';

const names = z.record(z.string(), z.string()).default({});
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dependencies: names, optionalDependencies: names, link: z.boolean().default(false) }),
  ),
});
const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** A package of somebody else that runs in a browser or in the server. */
interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** As its package file names it. */
  readonly license: string;
  /** The texts that have to go with it, as they stand in it. */
  readonly texts: readonly string[];
}

/** Every package of others that the server, the shell and the modules need, with all that those need. */
export function listThirdParties(): ThirdParty[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const isShipped = (path: string) => /^(?:server|shell|shared-\w+|mfe-[^/]+)$/.test(path);
  const found = new Set<string>();
  const open = Object.keys(packages).filter(isShipped);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, path, packages);
      if (place === undefined || found.has(place) || packages[place]?.link) continue;
      found.add(place);
      open.push(place);
    }
  }
  // Packages for other kinds of machines are in the lockfile and not here.
  return [...found].toSorted().flatMap((path) => (existsSync(join(root, path)) ? [read(path)] : []));
}

/** Writes the notices of all of them. */
export function writeNotices(dist: string): void {
  mkdirSync(dist, { recursive: true });
  const line = '='.repeat(80);
  const notices = listThirdParties().map(({ name, version, license, texts }) =>
    [`${name} ${version}`, `License: ${license}`, ...texts].join('\n\n'),
  );
  const head = 'What this product is made of that others wrote, with their notices. Made by the build.';
  writeFileSync(join(dist, noticesFile), `${[head, ...notices].join(`\n\n${line}\n\n`)}\n`);
}

/** Where a package finds another, as Node looks for it. */
function placeOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, unknown>>,
): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '.') return undefined;
  }
}

function read(path: string): ThirdParty {
  const folder = join(root, path);
  const own = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { name, version, license, licenses = [] } = own;
  const named = typeof license === 'string' ? license : license?.type;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.toSorted().flatMap((file) => textOf(join(folder, file)) ?? []);
  return {
    name,
    version,
    license: named ?? (licenses.map(({ type }) => type).join(', ') || 'as below'),
    texts,
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // A folder of that name.
    return undefined;
  }
}
