import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { ScreenProblem } from './checks/seen.ts';
import { seedOf } from '../run/seeds.ts';
import { createCoverage, readUsed } from './coverage.ts';
import { createFinds, describeFind, type Find } from './finds.ts';
import { journeys, type Journey } from './journeys.ts';
import { lookCloser } from './look-closer.ts';
import { describePerson, makePerson, type Person } from './person.ts';
import { createRandom, type Random } from './random.ts';
import { replay } from './replay.ts';
import { shrink } from './shrink.ts';
import { endedBefore, journeyEnded, takeJourney } from './take-journey.ts';
import { openWalk } from './walk.ts';
import { sweep } from './sweep.ts';
import { wander, type Uses } from './wander.ts';
import type { ScreensWorld, ScreensWorldMaker } from './world.ts';

interface ScreensRun {
  readonly seed: number;
  readonly browser: Browser;
  readonly maker: ScreensWorldMaker;
  /** `wander` is what people do; `sweep` uses every control that nobody used yet. */
  readonly way: 'wander' | 'sweep';
  /** What every person of the run is; the rest is made up. */
  readonly given: Partial<Person>;
  /** People one after the other; each makes so many steps at most. */
  readonly people: readonly Partial<Person>[] | undefined;
  readonly stepsOfPerson: number;
  /** Whether all of them come into one installation: each start of a server costs seconds. */
  readonly isOneWorld: boolean;
  readonly folder: string;
  /** Whether a journey that does not come to its end is a find that fails the run; otherwise it is told in the summary alone. */
  readonly areJourneysHeld: boolean;
  /** How long a find may be made smaller, in milliseconds; 0 leaves it as it is. */
  readonly shrinkMs: number;
  goesOn(): boolean;
  print(line: string): void;
}

/** One person in so many has a browser that translates. */
const translatedOnce = 5;

/** One person after the other uses the product; what is found is kept. @returns whether nothing was */
export async function runScreens(options: ScreensRun): Promise<boolean> {
  const { seed, maker, browser, given, people, stepsOfPerson, isOneWorld, folder, goesOn, print } = options;
  const finds = createFinds(folder);
  const coverage = createCoverage(readUsed(process.env['CONTROL_RECORD']));
  const uses: Uses = new Map();
  const answers: { key: string; ms: number }[] = [];
  const states = new Set<string>();
  let shared: ScreensWorld | undefined;
  const ended = new Map<string, string>();
  let [steps, came] = [0, 0];
  const most = people?.length ?? Infinity;
  for (let number = 0; goesOn() && number < most; number += 1) {
    came += 1;
    const own = seedOf(seed, number);
    const random = createRandom(own);
    const isTranslated = own % translatedOnce === 0;
    const person = makePerson(random, { isTranslated, ...given, ...people?.[number] });
    const world = shared ?? (await maker.open());
    if (isOneWorld) shared = world;
    const walk = await openWalk({ browser, world, person, coverage });
    const fresh: Find[] = [];
    const found = async (problems: readonly ScreenProblem[]) => {
      for (const problem of problems.filter((each) => !finds.isKnown(each))) {
        const at = { problem, seed, person, start: walk.sight().address };
        const find = { ...at, steps: [...walk.steps], stepsAtFirst: walk.steps.length };
        const picture = await walk.page.screenshot({ timeout: 5000 }).catch(() => undefined);
        print(describeFind(find, finds.keep(find, picture)));
        fresh.push(find);
      }
    };
    const looked = async () => found(await lookCloser(walk, states));
    const walkJourney = async (journey: Journey) => {
      const before = walk.steps.length;
      const end = await takeJourney({ walk, random, journey, detours: 0.2, found, looked });
      const straight = end && (await takeJourney({ walk, random, journey, detours: 0, found, looked }));
      if (straight) await found([endedBefore(journey, straight)]);
      steps += walk.steps.length - before;
      ended.set(
        journey.name,
        straight ? 'not to its end' : end ? 'to its end without detours' : 'to its end',
      );
    };
    try {
      const ofAll = {
        walk,
        random,
        goesOn: (done: number) => done < stepsOfPerson && goesOn(),
        found,
        looked,
      };
      const isSweep = options.way === 'sweep';
      const journey = pickJourney(person, random);
      if (journey && person.language === 'it' && !isSweep) await walkJourney(journey);
      steps += await (isSweep
        ? sweep({ ...ofAll, coverage })
        : wander({ ...ofAll, uses, isNew: coverage.isNew }));
    } finally {
      answers.push(...walk.answers);
      await walk.close();
      if (!isOneWorld) await world.close();
      print(`${describePerson(person)}: ${steps} steps so far, ${finds.all.length} found`);
    }
    for (const find of fresh) await makeSmaller(find);
  }
  await shared?.close();
  report();
  return finds.all.every(({ problem }) => problem.rule === journeyEnded && !options.areJourneysHeld);

  /** One of the role's that nobody went yet; undefined where there is none. */
  function pickJourney({ role }: Person, random: Random): Journey | undefined {
    const own = journeys.filter((journey) => journey.role === role);
    const fresh = own.filter(({ name }) => !ended.has(name));
    const left = fresh.length > 0 ? fresh : own;
    return left.length > 0 ? random.pick(left) : undefined;
  }

  async function makeSmaller(find: Find): Promise<void> {
    const end = Date.now() + options.shrinkMs;
    // Where a journey ends is shown by the whole of it.
    if (options.shrinkMs === 0 || find.problem.rule === journeyEnded) return;
    const smaller = await shrink({
      steps: find.steps,
      goesOn: () => Date.now() < end && goesOn(),
      shows: async (some) => {
        const shown = await replay({ browser, maker, find: { ...find, steps: some } });
        return shown.some(({ problem }) => problem.fault === find.problem.fault);
      },
    });
    finds.replace(find, smaller);
    if (smaller.length < find.steps.length)
      print(`  ${find.problem.rule}: ${find.steps.length} steps became ${smaller.length}`);
  }

  function report(): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unused = coverage.unused();
    writeFileSync(join(folder, 'never-used.txt'), `${unused.join('\n')}\n`);
    const record = process.env['CONTROL_RECORD'] ?? folder;
    mkdirSync(record, { recursive: true });
    writeFileSync(join(record, `${options.way}.jsonl`), `${JSON.stringify(coverage.lines())}\n`);
    const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const late = times.filter((ms) => ms > 200).length;
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const kinds = Map.groupBy(finds.all, ({ problem }) => problem.rule);
    const summary = [
      `seed ${seed}: ${came}${people ? ` of ${people.length}` : ''} people, ${steps} steps, ${coverage.used.size} of ${coverage.seen.size} controls used, ${states.size} states looked at by axe`,
      `presses answered: half within ${middle} ms, ${late} of ${times.length} after more than 200 ms`,
      ...[...ended].map(([name, how]) => `journey '${name}': ${how}`),
      ...[...kinds].map(([rule, list]) => `${list.length} ${rule}`),
      finds.all.length === 0 ? 'nothing was found' : `${finds.all.length} found, in ${folder}`,
      `${unused.length} controls were never used: ${join(folder, 'never-used.txt')}`,
    ];
    // What a run of all tests says of this one at its end.
    writeFileSync(join(dirname(folder), 'screens-summary.json'), JSON.stringify(summary));
    print(`\n${summary.join('\n')}`);
  }
}
