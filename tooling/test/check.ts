import { readArea } from './area.ts';
import { staticChecks } from './static-checks.ts';
import { report } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/** `npm run check`: format, lint, types, unit and server tests. `npm run check -- signing`: those tests of one area. */
const area = readArea();
const outcomes = area
  ? await unitTests({ folders: area.folders })
  : [...(await staticChecks()), ...(await unitTests())];
process.exitCode = report(outcomes) ? 0 : 1;
