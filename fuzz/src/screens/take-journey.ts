import { setTimeout as wait } from 'node:timers/promises';
import type { ScreenControl } from '../../../e2e/controls/page-controls.ts';
import { findMail } from '../../../e2e/core/outbox.ts';
import { problemAt, type ScreenProblem } from './checks/seen.ts';
import type { Journey, Leg } from './journeys.ts';
import type { Random } from './random.ts';
import type { ControlRef, Step } from './step.ts';
import type { Walk } from './walk.ts';

interface JourneyOptions {
  readonly walk: Walk;
  readonly random: Random;
  readonly journey: Journey;
  /** How often something else comes between two parts; 0 for the straight way. */
  readonly detours: number;
  found(problems: readonly ScreenProblem[]): Promise<void>;
  /** Looks closer once a step is done. */
  looked(): Promise<void>;
}

const patienceMs = 12_000;

/** Goes a journey to its end. @returns the part at which it ended before, undefined where all of it was done */
export async function takeJourney(options: JourneyOptions): Promise<string | undefined> {
  const { walk, journey, random, detours } = options;
  const begun = new Date().toISOString();
  for (const leg of journey.legs) {
    if (random.happens(detours)) await takeStep(options, random.pick(harmless));
    if (!(await takeLeg(leg, options, begun)) && !('maybe' in leg && leg.maybe))
      return `${JSON.stringify(leg)} at ${walk.sight().screen}`;
  }
  return undefined;
}

/** What loses nothing where all is as it should be. */
const harmless: readonly Step[] = [
  { does: 'wait' },
  { does: 'key', key: 'Tab' },
  { does: 'otherTab' },
  { does: 'turn' },
  { does: 'otherPerson' },
  { does: 'newBuild' },
];

async function takeLeg(leg: Leg, options: JourneyOptions, begun: string): Promise<boolean> {
  const { walk, random } = options;
  if ('open' in leg) return takeStep(options, { does: 'open', path: leg.open });
  if ('key' in leg) return takeStep(options, { does: 'key', key: leg.key });
  if ('sees' in leg) return isSeen(new RegExp(leg.sees, 'i'), walk);
  const control = await findControl(leg, walk);
  if (!control) return false;
  const pace = 20 + random.below(30);
  if ('press' in leg) {
    await untilReleased(control, walk);
    return takeStep(options, { does: 'press', control, ...(leg.file && { file: leg.file }) });
  }
  if ('choose' in leg) return takeStep(options, { does: 'choose', control, steps: leg.steps });
  if ('type' in leg) {
    const letter = () => String.fromCodePoint(97 + random.below(26));
    // Who goes twice is another one each time.
    const text = leg.text.replaceAll('~', `${letter()}${letter()}${letter()}`);
    return takeStep(options, { does: 'type', control, text, pace, restsAfter: 4 });
  }
  if ('typeSecret' in leg) {
    const text = await secretOf(leg.which, walk, begun);
    return takeStep(options, { does: 'type', control, text, pace, restsAfter: 0 });
  }
  if ('place' in leg) return takeStep(options, { does: 'draw', control, shares: [leg.place, leg.place] });
  const strokes = [
    [0.2, 0.6],
    [0.4, 0.2],
    [0.5, 0.8],
    [0.8, 0.3],
  ] as const;
  return takeStep(options, { does: 'draw', control, shares: strokes });
}

/** A popup may have come and gone while the screen was looked at closer. */
async function isSeen(text: RegExp, { page, sight }: Walk): Promise<boolean> {
  if (sight().popups.some((popup) => text.test(popup))) return true;
  const found = page.getByText(text).first();
  return found.waitFor({ state: 'attached', timeout: patienceMs }).then(
    () => true,
    () => false,
  );
}

async function takeStep({ walk, found, looked }: JourneyOptions, step: Step): Promise<boolean> {
  const problems = await walk.take(step);
  if (problems && problems.length > 0) await found(problems);
  if (problems) await looked();
  return problems !== undefined;
}

/** Who has a goal presses what they have had the time to see (decision 076). */
async function untilReleased(control: ControlRef, { page }: Walk): Promise<void> {
  await page
    .waitForFunction(
      (ref) =>
        document.documentElement.dataset['held'] === undefined &&
        !window.sportelloControls.find(ref)?.closest('[data-settling]'),
      control,
    )
    .catch(() => undefined);
}

const fields = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox']);

/** Looks for what a part is about until it is there; what lies under the last button of a bar is looked for there. */
async function findControl(
  leg: Exclude<Leg, { open: string } | { key: string } | { sees: string }>,
  walk: Walk,
): Promise<ControlRef | undefined> {
  const end = Date.now() + ('maybe' in leg && leg.maybe ? 2500 : patienceMs);
  let hasOpenedMore = false;
  while (Date.now() < end) {
    const controls = await walk.page.evaluate(() => window.sportelloControls.list()).catch(() => []);
    const found = controls.find((control) => fits(leg, control));
    if (found) return found;
    const more = controls.find(({ name }) => /^(Altro|Altre azioni)$/.test(name));
    if ('press' in leg && more && !hasOpenedMore && !leg.maybe && end - Date.now() < patienceMs - 2000) {
      hasOpenedMore = true;
      await walk.take({ does: 'press', control: more });
    }
    await wait(250);
  }
  return undefined;
}

function fits(leg: Leg, { key, role, name, type, isDisabled }: ScreenControl): boolean {
  // The menu has entries of the same names.
  if (isDisabled || key.startsWith('the frame')) return false;
  if ('place' in leg) return role === 'canvas';
  if ('draw' in leg) return role === 'canvas' || (role === 'img' && /firma/i.test(name));
  if ('choose' in leg) return type === 'select' && new RegExp(`^${leg.choose}`, 'i').test(name);
  if ('press' in leg)
    return (
      (leg.role === undefined ? !fields.has(role) : role === leg.role) &&
      new RegExp(`^(?:${leg.press})`).test(name)
    );
  const label = 'type' in leg ? leg.type : 'typeSecret' in leg ? leg.typeSecret : '';
  return (
    fields.has(role) && type !== 'select' && new RegExp(`^${label}`, 'i').test(name.replaceAll('‑', '-'))
  );
}

async function secretOf(
  which: 'password' | 'code' | 'username',
  { world, context }: Walk,
  since: string,
): Promise<string> {
  const account = world.accountOf('employee');
  if (which !== 'code') return account?.[which] ?? '';
  const codeOf = (text: string) => /\b\d{6}\b/.exec(text)?.[0];
  const mail = await findMail(context.request, ({ at, text }) => at >= since && codeOf(text) !== undefined);
  return codeOf(mail.text) ?? '';
}

/** The rule of a journey that does not come to its end. */
export const journeyEnded = 'journey ended';

/** What is wrong where the straight way does not lead to the end. */
export const endedBefore = ({ name }: Journey, part: string): ScreenProblem =>
  problemAt(journeyEnded, name, `who ${name} comes no further than ${part}`);
