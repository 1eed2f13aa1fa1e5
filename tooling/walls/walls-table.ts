import { markdownTable } from '../markdown-table.ts';
import { libraryWalls, walls } from './import-walls.ts';

/** The tables of docs/architecture.md, in Markdown: each place beside its own files, and each library with a place. */
export function wallsTables(): string {
  const places = walls.map(({ from, may }) => [code(from), may.map(code).join(', ') || 'nothing']);
  const libraries = libraryWalls.map(({ library, where }) => [codes(library), codes(where)]);
  return [
    markdownTable(['from', 'may import, beside its own'], places),
    markdownTable(['library', 'only in'], libraries),
  ].join('\n\n');
}

const code = (name: string) => `\`${name}\``;
const codes = (names: string) => names.split(', ').map(code).join(', ');
