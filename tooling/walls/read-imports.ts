import { posix } from 'node:path';

/** One import as it is written: a statement, a re-export, `import()`, `require()` or a mock of Jest. */
export interface WrittenImport {
  readonly specifier: string;
  /** Whether it is `import type` or `export type`, which leaves nothing in the code. */
  readonly isType: boolean;
}

const statement =
  /(?:^|[;\n])\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;()]*?\sfrom\s+)?['"](?<specifier>[^'"\n]+)['"]/g;
const expression =
  /\b(?:import|require(?:\.resolve)?|jest\.\w+)(?:<[^\n]*?>)?\s*\(\s*(?:\/\*[^*]*\*\/\s*)*['"`](?<specifier>[^'"`\n]+)['"`]/g;

/** Reads every import of a file, comments left out. */
export function readImports(source: string): WrittenImport[] {
  const code = withoutComments(source);
  return [statement, expression].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups?.['specifier'] ?? '',
      isType: groups?.['type'] !== undefined,
    })),
  );
}

/** A file without the comments that stand on lines of their own. */
export function withoutComments(source: string): string {
  return source.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*\*?[\s\S]*?\*\/\s*$/gm, '');
}

/** The `exports` of a workspace: entry to file. */
export type Entries = Readonly<Record<string, string>>;

/** Where an import leads. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly isDeep: boolean }
  | { readonly kind: 'library'; readonly name: string };

/**
 * Finds where an import leads, as a path from the project's root. `isDeep` says that it passes by the entries of another package.
 */
export function resolveImport(
  specifier: string,
  { file, workspaces }: { file: string; workspaces: Readonly<Record<string, Entries>> },
): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier);
    return { kind: 'file', path, isDeep: packageOf(path) !== packageOf(file) };
  }
  const [name = ''] = specifier.split('/');
  const entries = workspaces[name];
  if (!entries) return { kind: 'library', name: specifier };
  const entry = findEntry(entries, `.${specifier.slice(name.length)}`);
  if (entry) return { kind: 'file', path: posix.join(name, entry), isDeep: false };
  return { kind: 'file', path: posix.join(name, specifier.slice(name.length), 'x'), isDeep: true };
}

function findEntry(entries: Entries, wanted: string): string | undefined {
  for (const [entry, file] of Object.entries(entries)) {
    if (entry === wanted) return file;
    const [before, after] = entry.split('*');
    if (after === undefined || !wanted.startsWith(before ?? '') || !wanted.endsWith(after)) continue;
    const part = wanted.slice(before?.length, wanted.length - after.length);
    if (part && !part.includes('/')) return file.replace('*', part);
  }
  return undefined;
}

/** The workspace that a file is in; the modules that stories bring are packages of their own. */
function packageOf(path: string): string {
  return /^e2e\/fixtures\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0] ?? '';
}
