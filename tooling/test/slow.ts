import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { report } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/** `npm run test:slow`: the files that sample a slow attack in `npm test`, in full. */
const folder = 'server/src';
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((name) => readFileSync(join(root, name), 'utf8').includes('sampled('));
process.exitCode = report(await unitTests({ folders: files, isWhole: true })) ? 0 : 1;
