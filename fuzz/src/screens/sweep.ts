import type { ScreenControl } from '../../../e2e/controls/page-controls.ts';
import { listAddresses } from './addresses.ts';
import type { ScreenProblem } from './checks/seen.ts';
import type { ControlCoverage } from './coverage.ts';
import { linksOf } from './links.ts';
import { isField, refOf, strokeOf } from './moves.ts';
import type { Random } from './random.ts';
import type { Step } from './step.ts';
import { textFor } from './values.ts';
import type { Walk } from './walk.ts';

interface SweepOptions {
  readonly walk: Walk;
  readonly random: Random;
  readonly coverage: ControlCoverage;
  goesOn(steps: number): boolean;
  found(problems: readonly ScreenProblem[]): Promise<void>;
  looked(): Promise<void>;
}

const maxAddresses = 120;
/** Of one visit of a screen; what is left is taken up by the next. */
const maxStepsOfScreen = 80;
const maxTries = 2;

/**
 * Opens every address, and uses each control that nobody has used yet: by pointer and keys, in the order in which people meet them, and
 * last what ends the screen. @returns how many steps were done
 */
export async function sweep({
  walk,
  random,
  coverage,
  goesOn,
  found,
  looked,
}: SweepOptions): Promise<number> {
  const addresses = [...(await listAddresses(walk.context.request))];
  const tries = new Map<string, number>();
  const password = walk.world.accountOf(walk.person.role)?.password ?? '';
  let done = 0;

  async function take(step: Step): Promise<void> {
    const problems = await walk.take(step);
    done += 1;
    if (problems && problems.length > 0) await found(problems);
    if (problems) await looked();
  }

  async function listUnused(): Promise<readonly ScreenControl[]> {
    const controls = await walk.page.evaluate(() => window.sportelloControls.list()).catch(() => []);
    return controls
      .filter(({ isDisabled, key }) => !isDisabled && !coverage.used.has(key))
      .filter(({ key }) => (tries.get(key) ?? 0) < maxTries)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  /** Uses what is unused on a screen until nothing is; a window that opens is emptied before it is closed. */
  async function sweepScreen(path: string): Promise<void> {
    await take({ does: 'open', path });
    const { screen } = walk.sight();
    let closings = 0;
    for (let steps = 0; steps < maxStepsOfScreen && goesOn(done); steps += 1) {
      for (const link of await linksOf(walk))
        if (addresses.length < maxAddresses && !addresses.includes(link) && isOfKindUnseen(link))
          addresses.push(link);
      const [control] = await listUnused();
      if (control) {
        tries.set(control.key, (tries.get(control.key) ?? 0) + 1);
        await take(stepWith(control, { random, password }));
        closings = 0;
      } else if (walk.sight().dialogs.length > 0 && closings < maxTries) {
        closings += 1;
        await take({ does: 'key', key: 'Escape' });
      } else if (walk.sight().screen === screen) return;
      if (walk.sight().screen !== screen && (await listUnused()).length === 0)
        await take({ does: 'open', path });
    }
  }

  const kinds = new Set<string>();
  /** A record's page is opened once or twice: the others have the same controls. */
  function isOfKindUnseen(link: string): boolean {
    const kind = link.replace(/[?#].*$/, '').replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  }

  for (let index = 0; index < addresses.length && goesOn(done); index += 1)
    await sweepScreen(addresses[index] ?? '/');
  return done;
}

const waysOut = /^(?:esci|chiudi|annulla|indietro|torna|sign out|close|cancel|back)\b/i;
const endings = /elimina|revoca|rifiuta|togli|rimuovi|svuota|disattiva|interrompi|ritira|delete|remove/i;

/** What is filled in comes before what is pressed, and before what leads away or takes away. */
function rankOf(control: ScreenControl): number {
  const { role, type, name } = control;
  if (waysOut.test(name)) return 6;
  if (endings.test(name)) return 5;
  if (isField(control)) return 0;
  if (type === 'select' || role === 'canvas') return 1;
  if (['checkbox', 'radio', 'switch', 'tab', 'file'].includes(role)) return 2;
  return role === 'link' ? 4 : 3;
}

interface StepParts {
  readonly random: Random;
  readonly password: string;
}

function stepWith(control: ScreenControl, { random, password }: StepParts): Step {
  const ref = refOf(control);
  if (control.role === 'canvas') return { does: 'draw', control: ref, shares: strokeOf(random) };
  if (control.type === 'select') return { does: 'choose', control: ref, steps: 1 };
  if (!isField(control)) return { does: 'press', control: ref, file: 'pdf' };
  const text = textFor(control, random, 0, password);
  return { does: 'type', control: ref, text, pace: 15, restsAfter: 0 };
}
