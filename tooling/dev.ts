import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy } from 'server/builds';
import { buildChanged } from './build/build-changed.ts';
import { buildPackage } from './build/build-package.ts';
import { copyLiveBuilds } from './build/copy-builds.ts';
import { root } from './webpack/folders.ts';

/**
 * `npm run dev -- mfe-signing`: the whole product as it is live, with one module (or the shell) built anew at each save, readable
 * and quick. The page takes it at the next entry into the area, or when it is reloaded.
 */
const [name = ''] = process.argv.slice(2);
const source = join(root, name);
if (!name || !existsSync(join(source, 'webpack.config.ts'))) {
  console.error('Say which: npm run dev -- mfe-signing');
  process.exit(1);
}

const dist = join(root, '.cache/dev');
const quietTime = 150;
await buildChanged();
await rm(dist, { recursive: true, force: true });
await copyLiveBuilds(join(root, 'dist'), dist);
await buildAgain();
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DIST_DIR: dist },
});
server.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal tells both of an interrupt by itself.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();
for (const folder of ['shared-api/src', 'shared-ui/src', join(name, 'src')]) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(buildAgain)), quietTime);
  });
}

async function buildAgain(): Promise<void> {
  const start = Date.now();
  try {
    const { name: area, build } = await buildPackage(source, { dist, style: 'readable' });
    await deploy({ dist, name: area, build });
    console.log(`${area} ${build} is live after ${Date.now() - start} ms`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
