import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import playwright, { type Browser } from 'playwright';
import { browserArguments, findBrowser } from '../../../tooling/browser/find-browser.ts';
import { readFind } from './finds.ts';
import { roleNames, sizes, type Person, type RoleName, type SizeName } from './person.ts';
import { replay } from './replay.ts';
import { runScreens } from './run-screens.ts';
import { describeStep } from './step.ts';
import { createForeignWorlds, createOwnWorlds } from './world.ts';

const minute = 60_000;
const shortSeed = 20_261_126;
const shortSteps = 22;
/** Who is in the short run: every role, both sizes, every temper, the same each time. */
const shortPeople: readonly Partial<Person>[] = [
  { role: 'employee', size: 'phone', temper: 'hasty', language: 'it', isTranslated: true },
  { role: 'administrator', size: 'desktop', temper: 'clumsy', language: 'it' },
  { role: 'badge', size: 'phone', temper: 'hostile', language: 'it' },
  { role: 'guest', size: 'phone', temper: 'hasty', language: 'en' },
  { role: 'super', size: 'desktop', temper: 'wandering', language: 'it', isTranslated: true },
  { role: 'delegate', size: 'desktop', temper: 'careful', language: 'it' },
  { role: 'nobody', size: 'phone', temper: 'hostile', language: 'it' },
];
const shortMs = 150_000;
/** Everybody at both sizes, in Italian, in whose words controls are counted. */
const sweepPeople: readonly Partial<Person>[] = roleNames.flatMap((role) =>
  (['desktop', 'phone'] as const).map(
    (size) => ({ role, size, temper: 'careful', language: 'it', isTranslated: false }) as const,
  ),
);

/**
 * `npm run fuzz -- screens`: a robot uses the screens by hand. `--short` is what `npm test` runs; `--sweep` uses every control once. Ends with 1 where something was found.
 * @returns the code to end with
 */
export async function screensCommand(
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      role: { type: 'string' },
      size: { type: 'string' },
      url: { type: 'string' },
      browser: { type: 'string' },
      replay: { type: 'string' },
      language: { type: 'string' },
      short: { type: 'boolean' },
      sweep: { type: 'boolean' },
      translated: { type: 'boolean' },
      steps: { type: 'string' },
    },
  });
  const { role, size } = values;
  const language = values.language === 'it' || values.language === 'en' ? values.language : undefined;
  if (role !== undefined && !isOneOf(role, roleNames))
    return usage(`--role is one of ${roleNames.join(', ')}`);
  if (size !== undefined && !(size in sizes))
    return usage(`--size is one of ${Object.keys(sizes).join(', ')}`);
  const browser = await openBrowser(values.browser ?? 'chromium');
  const maker = values.url === undefined ? await createOwnWorlds() : createForeignWorlds(values.url);
  try {
    return await (values.replay === undefined ? run() : again(values.replay));
  } finally {
    await browser.close();
    await maker.remove();
  }

  async function run(): Promise<number> {
    const chosen = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    const seed = values.short ? shortSeed : chosen;
    const kept = { ...(role !== undefined && { role }), ...(size !== undefined && { size }) };
    const swept = sweepPeople.filter((person) =>
      Object.entries(kept).every(([of, value]) => person[of as 'role'] === value),
    );
    const end =
      performance.now() +
      (values.short ? shortMs : Number(values.minutes ?? (values.sweep ? 60 : 5)) * minute);
    print(`seed ${seed}`);
    const isGood = await runScreens({
      seed,
      browser,
      maker,
      given: {
        ...(role !== undefined && { role: role as RoleName }),
        ...(size !== undefined && { size: size as SizeName }),
        ...(language !== undefined && { language }),
        ...(values.translated && { isTranslated: true }),
      },
      way: values.sweep ? 'sweep' : 'wander',
      people: values.short ? shortPeople : values.sweep ? swept : undefined,
      stepsOfPerson: values.short ? shortSteps : Number(values.steps ?? (values.sweep ? 1500 : 60)),
      isOneWorld: values.short === true,
      folder: join('.data', 'fuzz', `screens-${seed}`),
      // A journey on a busy machine may end early: the stories hold them there.
      areJourneysHeld: values.short !== true,
      shrinkMs: values.short ? 0 : minute,
      goesOn: () => performance.now() < end,
      print,
    });
    return isGood ? 0 : 1;
  }

  async function again(path: string): Promise<number> {
    const find = readFind(path);
    for (const step of find.steps) print(`  ${describeStep(step)}`);
    const problems = await replay({ browser, maker, find });
    for (const { problem, index } of problems)
      print(`after step ${index + 1}: ${problem.rule}: ${problem.seen}`);
    const isShown = problems.some(({ problem }) => problem.fault === find.problem.fault);
    print(isShown ? 'it still shows' : 'it does not show any more');
    return isShown ? 1 : 0;
  }

  function usage(text: string): number {
    print(text);
    return 2;
  }
}

const isOneOf = (name: string, names: readonly string[]) => names.includes(name);

async function openBrowser(name: string): Promise<Browser> {
  if (name === 'firefox' || name === 'webkit') return playwright[name].launch();
  const executablePath = await findBrowser();
  // A stroke to the side would be the browser's own way back, which nobody here asked for.
  const args = [...browserArguments, '--overscroll-history-navigation=0'];
  return playwright.chromium.launch({ args, ...(executablePath && { executablePath }) });
}
