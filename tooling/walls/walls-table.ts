import { libraryWalls, walls } from './import-walls.ts';

/** The tables of docs/architecture.md, in Markdown: each place beside its own files, and each library with a place. */
export function wallsTables(): string {
  const places = walls.map(({ from, may }) => [code(from), may.map(code).join(', ') || 'nothing']);
  const libraries = libraryWalls.map(({ library, where }) => [codes(library), codes(where)]);
  return [
    table(['from', 'may import, beside its own'], places),
    table(['library', 'only in'], libraries),
  ].join('\n\n');
}

const code = (name: string) => `\`${name}\``;
const codes = (names: string) => names.split(', ').map(code).join(', ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
