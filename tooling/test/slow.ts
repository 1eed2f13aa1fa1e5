import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { buildAllChanged } from '../build/build-changed.ts';
import { benches } from './benches.ts';
import { browserTests } from './browser-tests.ts';
import { controlsOutcome, forgetControls, keepSwept } from './controls.ts';
import { prepareMachine } from './machine-tools.ts';
import { robot } from './robot.ts';
import { report, timed } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/**
 * `npm run test:slow`: the files that sample a slow attack in `npm test`, in full; every bench, small; the stories at every size of the screen;
 * the robot at the screens, for half an hour; and its sweep, which uses every control once and says which nobody did.
 */
const folder = 'server/src';
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((name) => readFileSync(join(root, name), 'utf8').includes('sampled('));
const machine = await prepareMachine();
const outcomes = await unitTests({ folders: files, isWhole: true });
await buildAllChanged();
outcomes.push(await timed(() => benches({ ...machine, isWhole: true })));
if (machine.hasBrowser) {
  forgetControls();
  outcomes.push(await timed(() => browserTests({ isWhole: true })));
  outcomes.push(await timed(() => robot('--minutes', '30')));
  outcomes.push(await timed(() => robot('--sweep')));
  keepSwept();
  outcomes.push(controlsOutcome());
}
process.exitCode = report([...outcomes, ...machine.outcomes]) ? 0 : 1;
