import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deploy, readLivePointers } from 'server/builds';
import { buildPackage } from './build/build-package.ts';
import { root } from './webpack/folders.ts';

/** `npm run deploy -- signing`: builds one area, or the shell, and makes it live for who opens it from now on. */
const [name = ''] = process.argv.slice(2);
const source = join(root, name === 'shell' ? 'shell' : `mfe-${name}`);
if (!name || !existsSync(join(source, 'webpack.config.ts'))) {
  console.error('Say which area, or shell: npm run deploy -- signing');
  process.exit(1);
}
const dist = join(root, 'dist');
const before = (await readLivePointers(dist))[name]?.live;
const { build } = await buildPackage(source, { dist });
await deploy({ dist, name, build });
console.log(`${name}: ${build} is live${before && before !== build ? `, before it was ${before}` : ''}.`);
