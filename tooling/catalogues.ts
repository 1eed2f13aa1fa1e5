import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** Texts by their keys, nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A text of a catalogue: its path (`conflict.title`) and its words. */
interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** The files of a pattern that hold texts, as paths from the root. */
export function findCatalogues(pattern: string): string[] {
  return globSync(join(root, pattern)).map((path) => relative(root, path));
}

/** What such a file exports, by name. */
export async function readCatalogue(name: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(join(root, name))) as Record<string, unknown>;
}

/** All texts below a key. */
export function leavesOf(words: Words, before = ''): Leaf[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: before + key, text: value }] : leavesOf(value, `${before}${key}.`),
  );
}
