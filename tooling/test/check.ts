import { readArea } from './area.ts';
import { houseRules } from './house-rules.ts';
import { staticChecks } from './static-checks.ts';
import { report } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/**
 * `npm run check`: format, lint, types, unit and server tests. `npm run check -- signing`: the same, of the tests those of one area and the
 * house's rules.
 */
const area = readArea();
const folders = area ? [...area.folders, ...houseRules] : [];
process.exitCode = report([...(await staticChecks()), ...(await unitTests({ folders }))]) ? 0 : 1;
