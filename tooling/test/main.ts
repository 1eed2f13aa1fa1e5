import { buildAllChanged } from '../build/build-changed.ts';
import { readArea } from './area.ts';
import { benches } from './benches.ts';
import { browserTests } from './browser-tests.ts';
import { controlsOutcome, forgetControls } from './controls.ts';
import { prepareMachine } from './machine-tools.ts';
import { robot } from './robot.ts';
import { run } from './run.ts';
import { staticChecks } from './static-checks.ts';
import { check, leftOut, report, timed, type Outcome } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/** `npm test`: everything, to the end, and at the end how many passed, failed and were left out, and why. `npm test -- signing`: the tests of one area. */
const area = readArea();
const machine = await prepareMachine({ withEngines: !area || area.name === 'engines' });
const outcomes: Outcome[] = area
  ? await unitTests({ folders: area.folders })
  : [...(await staticChecks()), ...(await unitTests())];
if (!area || area.stories) outcomes.push(...(await onTheBuild()));
process.exitCode = report([...outcomes, ...machine.outcomes]) ? 0 : 1;

async function onTheBuild(): Promise<Outcome[]> {
  const built = await timed(async () => check('builds', await builds()));
  if (built.failed > 0) return [built, leftOut('browser tests', 'there is no build to run them on')];
  const measured = area ? [] : [await timed(() => benches(machine)), await timed(containerCheck)];
  if (!machine.hasBrowser) return [built, ...measured];
  forgetControls();
  const stories = await timed(() => browserTests({ folder: area?.stories }));
  if (area) return [built, stories];
  return [built, ...measured, stories, await timed(() => robot('--short')), controlsOutcome()];
}

/** Whether what the image would hold runs: `npm run check:container`, on builds of its own folder. */
async function containerCheck(): Promise<Outcome> {
  return check('what the image holds', await run('node', ['tooling/container/check-container.ts']));
}

async function builds(): Promise<boolean> {
  try {
    await buildAllChanged();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
