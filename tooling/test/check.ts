import { staticChecks } from './static-checks.ts';
import { report } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/** `npm run check`: format, lint, types, unit and server tests. */
process.exitCode = report([...(await staticChecks()), ...(await unitTests())]) ? 0 : 1;
