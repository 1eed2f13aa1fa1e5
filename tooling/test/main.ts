import { buildAllChanged } from '../build/build-changed.ts';
import { browserTests } from './browser-tests.ts';
import { prepareMachine } from './machine-tools.ts';
import { staticChecks } from './static-checks.ts';
import { check, leftOut, report, type Outcome } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/** `npm test`: everything, to the end, and at the end how many passed, failed and were left out, and why. */
const machine = await prepareMachine();
const outcomes: Outcome[] = [...(await staticChecks()), ...(await unitTests())];
const isBuilt = await builds();
outcomes.push(check('builds', isBuilt));
if (machine.hasBrowser && isBuilt) outcomes.push(await browserTests());
else if (!isBuilt) outcomes.push(leftOut('browser tests', 'there is no build to run them on'));
process.exitCode = report([...outcomes, ...machine.outcomes]) ? 0 : 1;

async function builds(): Promise<boolean> {
  try {
    await buildAllChanged();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
