import { listAddresses } from './addresses.ts';
import { linksOf } from './links.ts';
import { chooseStep } from './moves.ts';
import type { ScreenProblem } from './checks/seen.ts';
import type { Random } from './random.ts';
import type { Step } from './step.ts';
import type { Walk } from './walk.ts';

/** How often each control and address was used in the whole run. */
export type Uses = Map<string, number>;

interface WanderOptions {
  readonly walk: Walk;
  readonly random: Random;
  readonly uses: Uses;
  /** Whether nobody used a control yet, in a story neither. */
  isNew(key: string): boolean;
  goesOn(steps: number): boolean;
  /** Takes what is wrong after a step. */
  found(problems: readonly ScreenProblem[]): Promise<void>;
  /** Looks closer once a step is done. */
  looked(): Promise<void>;
}

/** Where somebody may be taken to by a link of the screen. */
const maxAddresses = 200;

/** Somebody uses the product without a goal, one step after the other. @returns how many steps were done */
export async function wander({
  walk,
  random,
  uses,
  isNew,
  goesOn,
  found,
  looked,
}: WanderOptions): Promise<number> {
  const addresses = new Set(await listAddresses(walk.context.request));
  const count = (key: string) => uses.set(key, (uses.get(key) ?? 0) + 1);
  const password = walk.world.accountOf(walk.person.role)?.password ?? 'Prova-12345!';
  let [done, stay, isOffline, isSlow, missed] = [0, 0, false, false, 0];
  while (goesOn(done) && missed < 8) {
    const { page } = walk;
    const sight = walk.sight();
    const controls = await page.evaluate(() => window.sportelloControls.list()).catch(() => []);
    for (const link of await linksOf(walk)) if (addresses.size < maxAddresses) addresses.add(link);
    const isOut = sight.address === '/' && walk.person.role !== 'nobody';
    const situation = {
      person: walk.person,
      sight,
      controls,
      timesOf: (key: string) => uses.get(key) ?? 0,
      isNew,
      addresses: [...addresses],
      password,
      stay: isOut ? Infinity : stay,
      isOffline,
      isSlow,
    };
    const step = chooseStep(random, situation);
    const problems = await walk.take(step);
    if (problems === undefined) {
      missed += 1;
      // What cannot be pressed is not tried over and over.
      if ('control' in step) count(keyOfStep(step, controls));
      continue;
    }
    missed = 0;
    done += 1;
    if (step.does === 'goOffline' || step.does === 'goOnline') isOffline = step.does === 'goOffline';
    if (step.does === 'goSlow' || step.does === 'goFast') isSlow = step.does === 'goSlow';
    count('control' in step ? keyOfStep(step, controls) : step.does === 'open' ? step.path : step.does);
    stay = walk.sight().screen === sight.screen ? stay + 1 : 0;
    if (problems.length > 0) await found(problems);
    await looked();
  }
  return done;
}

type StepOnControl = Extract<Step, { control: unknown }>;

const keyOfStep = (
  { control }: StepOnControl,
  controls: readonly { scope: string; role: string; name: string; nth: number; key: string }[],
) =>
  controls.find(
    ({ scope, role, name, nth }) =>
      scope === control.scope && role === control.role && name === control.name && nth === control.nth,
  )?.key ?? `${control.role} ${control.name}`;
