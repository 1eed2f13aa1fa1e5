import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './testing/copy-project.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Every file of the copy with a hash of what stands in it. */
function contents(): Map<string, string> {
  const files = globSync('{*,!(node_modules)/**/*}', { cwd: copy, exclude: ['**/node_modules/**'] }).filter(
    (path) => statSync(join(copy, path)).isFile(),
  );
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(copy, path)))
      .digest('hex');
  return new Map(files.map((path) => [path, hash(path)]));
}

function area(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'tooling/area.ts'), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
  });
  return { status, said: stderr };
}

function changes(before: Map<string, string>, after: Map<string, string>) {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...before.keys()].filter((path) => after.get(path) !== before.get(path)),
  };
}

describe('npm run area', () => {
  it.each(['node_modules/oxfmt', 'server/scripts/db-generate.ts'])(
    'leaves everything as it was where a part of it fails: %s',
    (part) => {
      renameSync(join(copy, part), join(copy, 'apart'));
      const before = contents();
      const { status, said } = area('specimens');
      expect([status, said]).toEqual([1, expect.stringContaining('nothing was written')]);
      expect(contents()).toEqual(before);
      renameSync(join(copy, 'apart'), join(copy, part));
    },
  );

  it('leaves everything as it was where it is refused', () => {
    const before = contents();
    expect(area('signing').said).toContain("There is an area 'signing' already");
    expect(contents()).toEqual(before);
  });

  it('ends well, and writes an area with its migration, formatted', () => {
    const before = contents();
    expect(area('specimens', '--label-it', 'Campioni', '--permission', 'doc_docsign').status).toBe(0);
    const { added, changed } = changes(before, contents());
    for (const pattern of [/^mfe-specimens\//, /^server\/migrations\/\d+_specimens\.sql$/, /^e2e\/specs\//])
      expect(added.some((path) => pattern.test(path))).toBe(true);
    expect(changed.toSorted()).toEqual([
      'CODEOWNERS',
      'server/migrations/meta/_journal.json',
      'server/src/areas/areas.ts',
    ]);
    const code = [...added, 'server/src/areas/areas.ts'].filter((path) => /\.(?:tsx?|json)$/.test(path));
    const format = join(copy, 'node_modules/oxfmt/bin/oxfmt');
    const { stdout, status } = spawnSync(process.execPath, [format, '--check', ...code], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
  });
});
