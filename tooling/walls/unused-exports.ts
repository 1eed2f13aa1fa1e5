import type { SourceFile } from './find-breaches.ts';
import { resolveImport, withoutComments, type Entries } from './read-imports.ts';

const declaration =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type|enum) (?<name>\w+)/gm;
const list = /^(?:import|export) (?:type )?(?:\w+, )?\{(?<names>[^}]*)\}(?: from '(?<specifier>[^']+)')?/gm;
const whole =
  /\b(?:import|require(?:\.resolve)?|jest\.\w+)(?:<[^\n]*?>)?\(\s*(?:\/\*[^*]*\*\/\s*)?'(?<specifier>[^'\n]+)'/g;

/**
 * The exports that no other file imports, as `file: name`. A file's own use of a name does not count, that of a test does; a default
 * export is for a tool.
 */
export function findUnusedExports(
  sources: readonly SourceFile[],
  workspaces: Readonly<Record<string, Entries>>,
): string[] {
  const files = sources.map(({ path, source }) => ({ path, code: withoutComments(source) }));
  const used = new Set(files.flatMap((file) => usesOf(file, workspaces)));
  return files.flatMap(({ path, code }) =>
    exportsOf(code)
      .filter((name) => !used.has(`${path}#${name}`))
      .map((name) => `${path}: ${name}`),
  );
}

interface Code {
  readonly path: string;
  readonly code: string;
}

function usesOf({ path, code }: Code, workspaces: Readonly<Record<string, Entries>>): string[] {
  const fileOf = (specifier: string) => {
    const target = resolveImport(specifier, { file: path, workspaces });
    return target.kind === 'file' ? target.path : undefined;
  };
  const inLists = [...code.matchAll(list)].flatMap(({ groups }) => {
    const file = groups?.['specifier'] && fileOf(groups['specifier']);
    return file ? namesOf(groups?.['names'], 'before').map((name) => `${file}#${name}`) : [];
  });
  const words = [...new Set(code.match(/\w+/g))];
  const atRunTime = [...code.matchAll(whole)].flatMap(({ groups }) => {
    const file = fileOf(groups?.['specifier'] ?? '');
    return file ? words.map((word) => `${file}#${word}`) : [];
  });
  return [...inLists, ...atRunTime];
}

function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(declaration)].map(({ groups }) => groups?.['name'] ?? '');
  const listed = [...code.matchAll(list)]
    .filter(([statement]) => statement.startsWith('export'))
    .flatMap(({ groups }) => namesOf(groups?.['names'], 'after'));
  return [...declared, ...listed];
}

/** The names of `{ a, type b as c }`: before or after `as`. */
function namesOf(names = '', side: 'before' | 'after'): string[] {
  return names
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((name) => (side === 'before' ? name.split(' ').at(0) : name.split(' ').at(-1)) ?? '');
}
