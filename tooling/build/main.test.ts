import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../webpack/folders.ts';

const run = promisify(execFile);
let dist = '';
let module = '';

/** Runs the build of the module; answers what it said of a failure. */
async function build(): Promise<string> {
  const env = { ...process.env, DIST_DIR: dist, NO_COLOR: '1' };
  const done = run(process.execPath, [join(root, 'tooling/build/main.ts')], { cwd: module, env });
  return done.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-build-'));
  // Within the project, where the packages are found.
  module = join(root, 'dist/unfinished', `late-${process.pid}`);
  await cp(join(root, 'e2e/fixtures/mfe-late'), module, { recursive: true });
});
afterEach(async () => {
  await rm(dist, { recursive: true });
  await rm(module, { recursive: true });
});

describe('the build of a module', () => {
  it('is refused where its styles would restyle the other areas', async () => {
    await writeFile(
      join(module, 'src/late.module.css'),
      ':root { color: red; } .late { color: red; } button {}',
    );
    await writeFile(join(module, 'src/plain.css'), '.late { color: red; }');
    const screen = join(module, 'src/late.screen.tsx');
    await writeFile(
      screen,
      "import './late.module.css';\nimport './plain.css';\nexport const LateScreen = () => null;",
    );
    const said = await build();
    expect(said).toContain("late.module.css: ':root' would restyle the other areas too");
    expect(said).toContain("late.module.css: 'button' would restyle");
    expect(said).not.toContain("'.late'");
    expect(said).toContain('plain.css: the styles of a module are CSS Modules');
    expect(existsSync(join(dist, 'modules'))).toBe(false);
  });

  it('is refused in a sentence where its manifest is wrong', async () => {
    const manifest = { area: 'late', label: { it: 'Tardi', en: 'Late' }, routes: [], menu: [], tiles: [] };
    const route = { path: '/', access: 'public', bars: 'both', chunk: 'screen-late' };
    const text = JSON.stringify({ ...manifest, routes: [route] });
    await writeFile(join(module, 'src/module.manifest.ts'), `export const manifest = ${text};`);
    expect((await build()).trim()).toBe(
      "src/module.manifest.ts: late claims the path '/', but '/' belongs to the area auth, which signs people in.",
    );
    expect(existsSync(join(dist, 'modules'))).toBe(false);
  });
});
