import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../webpack/folders.ts';

interface TypeConfig {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const folder = join(root, 'tooling/types');
const configs = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TypeConfig,
);

describe('the checks of types', () => {
  it('leave no source out', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    const sources = globSync(
      workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx,mts}`),
      { cwd: root, exclude: (name) => name.includes('node_modules') || name.includes('/dist') },
    );
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((source) => !configs.some((config) => covers(config, source)))).toEqual([]);
  });
});

function covers({ include, exclude = [] }: TypeConfig, source: string): boolean {
  return isWithin(source, include) && !isWithin(source, exclude);
}

function isWithin(source: string, patterns: readonly string[]): boolean {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((path) => relative(root, join(folder, path)))
    .some((path) => source === path || source.startsWith(`${path}/`));
}
