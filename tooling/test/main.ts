import { readArea } from './area.ts';
import { benches } from './benches.ts';
import { browserTests } from './browser-tests.ts';
import { prepareMachine } from './machine-tools.ts';
import { holdingOutput, run } from './run.ts';
import { staticChecks } from './static-checks.ts';
import { check, leftOut, report, timed, type Outcome } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/**
 * `npm test`: everything, to the end, and at the end how many passed, failed and were left out, and why. `npm test -- signing`: the
 * tests of one area. What runs on the sources and what runs on the build go side by side: each waits where the other works.
 */
const area = readArea();
const machine = await prepareMachine();
const isOnBuild = !area || area.stories !== undefined;
const [onBuild, onSources] = await Promise.all([isOnBuild ? holdingOutput(testBuild) : [], testSources()]);
process.exitCode = report([...onSources, ...onBuild, ...machine.outcomes]) ? 0 : 1;

async function testSources(): Promise<Outcome[]> {
  if (area) return unitTests({ folders: area.folders });
  return [...(await staticChecks()), ...(await unitTests({ isWhole: Boolean(process.env['CI']) }))];
}

async function testBuild(): Promise<Outcome[]> {
  const built = await timed(async () => check('builds', await run('node', ['tooling/build.ts'])));
  if (built.failed > 0) return [built, leftOut('browser tests', 'there is no build to run them on')];
  const measured = area ? [] : [await timed(() => benches(machine))];
  if (!machine.hasBrowser) return [built, ...measured];
  return [built, ...measured, await timed(() => browserTests(area?.stories))];
}
