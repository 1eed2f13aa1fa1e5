import { otherEngines } from '../../tooling/browser/other-engines.ts';

const folder = '**/engines/';

/** The journeys that other engines than Chromium make. */
export const journeys = `${folder}*.spec.ts`;

/** What `npm test` has of them: each engine, each size, and each of what nobody may lose once. `npm run test:slow` has all. */
const first: Readonly<Record<string, readonly string[]>> = {
  'firefox-phone': ['message'],
  'firefox-desktop': ['main-job'],
  'webkit-phone': ['main-job'],
  'webkit-desktop': [],
};

/** A project for each engine that this machine has, at each size; `machine-tools.ts` says which it has not. */
export function engineProjects(isWhole: boolean) {
  const here = otherEngines.filter((engine) => engine.isHere());
  return Object.entries(first)
    .filter(([project]) => here.some(({ name }) => project.startsWith(name)))
    .map(([name, stories]) => ({
      name,
      testMatch: isWhole ? [journeys] : stories.map((story) => `${folder}${story}.spec.ts`),
    }))
    .filter(({ testMatch }) => testMatch.length > 0);
}
