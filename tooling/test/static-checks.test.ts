import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { isInSet, typeSets } from './static-checks.ts';

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
    expect(sources.filter((source) => !typeSets().some((set) => isInSet(set, source)))).toEqual([]);
  });

  it.each([
    ['mfe-signing/src/sign', ['web']],
    ['server/src/areas/signing/sign/sign.service.ts', ['node']],
    ['e2e/specs/signing', ['browser-tests']],
    ['mfe-signing', ['node', 'web']],
  ])('of %s are those of %j', (place, sets) => {
    expect(
      typeSets()
        .filter((set) => isInSet(set, place))
        .toSorted(),
    ).toEqual(sets);
  });
});
