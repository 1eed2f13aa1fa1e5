import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDevBuilds } from './dev/dev-builds.ts';
import { watchSources } from './dev/watch-sources.ts';
import { writeVerifiers } from './verifier.ts';
import { root } from './webpack/folders.ts';

/**
 * `npm run dev -- mfe-signing`: the product in a folder of builds of its own, with one module (or the shell) built anew at each save,
 * readable and quick, and the shell when the kit or the client changes. Open pages take it at once.
 */
const [name = ''] = process.argv.slice(2);
const source = join(root, name);
if (!name || !existsSync(join(source, 'webpack.config.ts'))) {
  console.error('Say which: npm run dev -- mfe-signing');
  process.exit(1);
}

const dist = join(root, '.cache/dev');
await rm(dist, { recursive: true, force: true });
const builds = createDevBuilds({ source, dist, log: (line) => console.log(line) });
await builds.prepare();
await writeVerifiers();
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DIST_DIR: dist, FOLLOW_BUILDS: 'true' },
});
server.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal tells both of an interrupt by itself.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));

let building = Promise.resolve();
const folders = new Set(['shared-api/src', 'shared-ui/src', 'shell/src', join(name, 'src')]);
watchSources(
  [...folders].map((folder) => join(root, folder)),
  () => (building = building.then(builds.update)),
);
