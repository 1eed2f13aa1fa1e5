import type { ScreenControl } from '../../../e2e/controls/page-controls.ts';
import type { SampleName } from '../forms/sample-files.ts';
import type { Sight } from './page-watch.ts';
import type { Person, Temper } from './person.ts';
import type { Random } from './random.ts';
import type { ControlRef, Step } from './step.ts';
import { textFor } from './values.ts';

/** What the next step is chosen by. */
interface Situation {
  readonly person: Person;
  readonly sight: Sight;
  readonly controls: readonly ScreenControl[];
  /** How often a control was used in this run, and an address opened. */
  timesOf(key: string): number;
  /** Whether nobody used a control yet, in a story neither. */
  isNew(key: string): boolean;
  readonly addresses: readonly string[];
  readonly password: string;
  /** Steps on this screen so far. */
  readonly stay: number;
  readonly isOffline: boolean;
  readonly isSlow: boolean;
}

type Way =
  | 'press'
  | 'pressTwice'
  | 'holdEnter'
  | 'type'
  | 'choose'
  | 'draw'
  | 'leave'
  | 'key'
  | 'open'
  | PlainWay;
type PlainWay = Exclude<
  Step['does'],
  'press' | 'pressTwice' | 'type' | 'choose' | 'draw' | 'leave' | 'key' | 'holdKey' | 'open'
>;

/** How often each way comes, the same for all but for what a temper changes. */
const usual: Readonly<Record<Way, number>> = {
  press: 40,
  type: 24,
  choose: 5,
  draw: 8,
  key: 9,
  open: 6,
  pressTwice: 4,
  holdEnter: 2,
  leave: 2,
  back: 3,
  forward: 1,
  reload: 2,
  turn: 1,
  goOffline: 0.7,
  goOnline: 0,
  goSlow: 0.7,
  goFast: 0,
  otherTab: 1,
  endSession: 0.3,
  otherPerson: 0.8,
  newBuild: 0.4,
  wait: 1,
};
const ofTemper: Readonly<Record<Temper, Partial<Record<Way, number>>>> = {
  careful: { pressTwice: 0.5, holdEnter: 0.2, leave: 0.5, key: 14 },
  hasty: { pressTwice: 24, holdEnter: 7, wait: 0 },
  wandering: { back: 12, forward: 4, reload: 7, key: 14, open: 12, otherTab: 4 },
  hostile: { type: 45 },
  clumsy: { leave: 16, draw: 16, pressTwice: 8, turn: 3 },
};
const oddShares: Readonly<Record<Temper, number>> = {
  careful: 0.1,
  hasty: 0.2,
  wandering: 0.2,
  hostile: 0.7,
  clumsy: 0.35,
};
const longestStay = 16;

/** Whether letters are typed into it. */
export const isField = ({ role, type }: ScreenControl) =>
  ['textbox', 'searchbox', 'spinbutton'].includes(role) || (role === 'combobox' && type !== 'select');
const isPad = ({ role, name }: ScreenControl) =>
  role === 'canvas' || (role === 'img' && /firma|sign/i.test(name));

/** Chooses what somebody does next: what was done least, in the way of their temper. */
export function chooseStep(random: Random, situation: Situation): Step {
  const { person, stay, isOffline, isSlow } = situation;
  if (isOffline && random.happens(0.35)) return { does: 'goOnline' };
  if (isSlow && random.happens(0.2)) return { does: 'goFast' };
  const controls = situation.controls.filter(({ isDisabled }) => !isDisabled);
  const usable: Readonly<Record<'press' | 'type' | 'choose' | 'draw', readonly ScreenControl[]>> = {
    press: controls.filter((control) => !isField(control) && control.type !== 'select'),
    type: controls.filter(isField),
    choose: controls.filter(({ type }) => type === 'select'),
    draw: controls.filter(isPad),
  };
  const weights = { ...usual, ...ofTemper[person.temper] };
  const ways = (Object.keys(weights) as Way[]).filter((way) => {
    if (way === 'pressTwice' || way === 'leave') return usable.press.length > 0;
    if (way === 'turn') return person.size === 'phone';
    if (way === 'goOffline') return !isOffline;
    if (way === 'goSlow') return !isSlow;
    return !(way in usable) || usable[way as keyof typeof usable].length > 0;
  });
  const way = stay > longestStay ? 'open' : random.weigh(ways, (each) => weights[each]);
  return stepOf(way, { random, situation, usable });
}

interface Choice {
  readonly random: Random;
  readonly situation: Situation;
  readonly usable: Readonly<Record<'press' | 'type' | 'choose' | 'draw', readonly ScreenControl[]>>;
}

function stepOf(way: Way, { random, situation, usable }: Choice): Step {
  const pick = (list: readonly ScreenControl[]) => random.weigh(list, (each) => weightOf(each, situation));
  switch (way) {
    case 'press':
      return { does: 'press', control: refOf(pick(usable.press)), file: random.pick(files) };
    case 'pressTwice':
      return { does: 'pressTwice', control: refOf(pick(usable.press)), gap: 100 + random.below(250) };
    case 'leave': {
      const by: readonly [number, number] = [random.pick([-120, 90, 200]), random.pick([-80, 0, 140])];
      return { does: 'leave', control: refOf(pick(usable.press)), by };
    }
    case 'draw':
      return { does: 'draw', control: refOf(pick(usable.draw)), shares: strokeOf(random) };
    case 'type': {
      const field = pick(usable.type);
      const text = textFor(field, random, oddShares[situation.person.temper], situation.password);
      const restsAfter = random.pick([0, 2, 3, 5]);
      return { does: 'type', control: refOf(field), text, pace: 15 + random.below(40), restsAfter };
    }
    case 'choose':
      return { does: 'choose', control: refOf(pick(usable.choose)), steps: random.pick([-1, 1, 1, 2, 3]) };
    case 'key':
      return { does: 'key', key: random.pick(keys) };
    case 'holdEnter':
      return { does: 'holdKey', key: 'Enter', ms: 700 + random.below(500) };
    case 'open':
      return { does: 'open', path: leastOf(situation, random) };
    default:
      return { does: way };
  }
}

const files: readonly SampleName[] = ['pdf', 'pdf', 'png', 'people', 'empty', 'zip'];
const keys = ['Tab', 'Tab', 'Enter', 'Escape', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight', ' '];

/** A line over a pad, which one time in four ends beside it. */
export function strokeOf(random: Random): [number, number][] {
  const inside = () => [0.15 + random.next() * 0.7, 0.2 + random.next() * 0.6] as [number, number];
  const last: [number, number] = random.happens(0.25) ? [random.pick([-0.2, 1.2]), 0.5] : inside();
  return [inside(), inside(), last];
}

/** What nobody ever used, and what was used least, comes first; the frame, which is always there, and the way out, last. */
function weightOf({ key, scope, name }: ScreenControl, { timesOf, isNew, sight }: Situation): number {
  const isFrame = /\b(?:Menu|Home|Cerca ovunque)\b/i.test(name);
  const isWayOut = /^(esci|sign out|chiudi|close)$/i.test(name.trim());
  const isInDialog = scope !== '' && sight.dialogs.length > 0;
  return (
    ((isNew(key) ? 4 : 1) * (isInDialog ? 2 : 1) * (isFrame ? 0.3 : 1) * (isWayOut ? 0.15 : 1)) /
    (1 + timesOf(key)) ** 2
  );
}

function leastOf({ addresses, timesOf }: Situation, random: Random): string {
  return random.weigh(addresses, (address) => 1 / (1 + timesOf(address)) ** 3);
}

/** A control as a step names it. */
export const refOf = ({ scope, role, name, nth }: ScreenControl): ControlRef => ({ scope, role, name, nth });
