import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Engine } from './engine.ts';
import type { finder } from './in-page/finder.ts';

type Finder = typeof finder;

const source = bundle();

/** The finder as one script, so that each engine computes the names that people's tools would, by the same rules. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'in-page/finder.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'sportelloFinder',
    target: 'es2022',
    write: false,
  });
  return `() => { ${outputFiles[0]?.text} globalThis.sportelloFinder = sportelloFinder.finder; }`;
}

/** Asks the finder in the page, which is brought into each page once. */
export async function lookInto<Name extends keyof Finder>(
  engine: Engine,
  name: Name,
  ...args: Parameters<Finder[Name]>
): Promise<ReturnType<Finder[Name]>> {
  const ask = '(name, args) => globalThis.sportelloFinder && { answer: sportelloFinder[name](...args) }';
  type Found = { readonly answer: ReturnType<Finder[Name]> } | null;
  for (;;) {
    const found = (await engine.evaluate(ask, name, args)) as Found;
    if (found) return found.answer;
    await engine.evaluate(source);
  }
}
