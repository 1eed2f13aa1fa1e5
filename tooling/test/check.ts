import { readArea } from './area.ts';
import { houseRules } from './house-rules.ts';
import { staticChecks } from './static-checks.ts';
import { report, type Outcome } from './tally.ts';
import { unitTests } from './unit-tests.ts';

/**
 * `npm run check`: format, lint, types, unit and server tests. `npm run check -- signing`: the same of one area, and the house's rules.
 * `npm run check -- mfe-signing/src/sign/sign.screen.tsx`: the same of one file or folder, without the house's rules.
 */
const area = readArea();
const places = area && [...area.folders, ...(area.stories ? [area.stories] : [])];
const outcomes: Outcome[] = await staticChecks(places);
if (!area) outcomes.push(...(await unitTests()));
else {
  const folders = area.tests ?? [...area.folders, ...houseRules];
  if (folders.length > 0) outcomes.push(...(await unitTests({ folders })));
}
process.exitCode = report(outcomes) ? 0 : 1;
