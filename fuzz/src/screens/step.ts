import type { SampleName } from '../forms/sample-files.ts';

/** A control as it is found again: in which dialog, what it is, how it is called, the how many-th of those. */
export interface ControlRef {
  readonly scope: string;
  readonly role: string;
  readonly name: string;
  readonly nth: number;
}

/** What somebody does once. Plain JSON, so that it can be kept and done again. */
export type Step =
  | { readonly does: 'open'; readonly path: string }
  | { readonly does: 'press'; readonly control: ControlRef; readonly file?: SampleName }
  | { readonly does: 'pressTwice'; readonly control: ControlRef; readonly gap: number }
  | { readonly does: 'leave'; readonly control: ControlRef; readonly by: readonly [number, number] }
  | {
      readonly does: 'draw';
      readonly control: ControlRef;
      readonly shares: readonly (readonly [number, number])[];
    }
  | {
      readonly does: 'type';
      readonly control: ControlRef;
      readonly text: string;
      readonly pace: number;
      readonly restsAfter: number;
    }
  | { readonly does: 'choose'; readonly control: ControlRef; readonly steps: number }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'holdKey'; readonly key: string; readonly ms: number }
  | {
      readonly does:
        | 'back'
        | 'forward'
        | 'reload'
        | 'turn'
        | 'goOffline'
        | 'goOnline'
        | 'goSlow'
        | 'goFast'
        | 'otherTab'
        | 'endSession'
        | 'otherPerson'
        | 'newBuild'
        | 'wait';
    };

/** A step in one line, as a report says it. */
export function describeStep(step: Step): string {
  switch (step.does) {
    case 'open':
      return `opens ${step.path}`;
    case 'press':
      return `presses ${nameOf(step.control)}${step.file ? ` and chooses a file (${step.file})` : ''}`;
    case 'pressTwice':
      return `presses ${nameOf(step.control)} twice, ${step.gap} ms apart`;
    case 'leave':
      return `goes down on ${nameOf(step.control)} and comes up beside it`;
    case 'draw':
      return `draws on ${nameOf(step.control)}`;
    case 'type':
      return `types ${JSON.stringify(step.text.length > 40 ? `${step.text.slice(0, 40)}…` : step.text)} into ${nameOf(step.control)}`;
    case 'choose':
      return `moves ${step.steps} options on in ${nameOf(step.control)}`;
    case 'key':
      return `presses the key ${step.key}`;
    case 'holdKey':
      return `holds ${step.key} for ${step.ms} ms`;
    default:
      return plainSteps[step.does];
  }
}

const plainSteps = {
  back: 'goes back',
  forward: 'goes forward',
  reload: 'reloads',
  turn: 'turns the phone',
  goOffline: 'loses the network',
  goOnline: 'has the network again',
  goSlow: 'comes into a slow network',
  goFast: 'leaves the slow network',
  otherTab: 'opens the same in another tab',
  endSession: 'is signed out from elsewhere',
  otherPerson: 'is sent something by somebody else',
  newBuild: 'is given a new build',
  wait: 'waits',
} as const;

const nameOf = ({ scope, role, name, nth }: ControlRef) =>
  `${role} '${name}'${nth > 0 ? ` (${nth + 1})` : ''}${scope === '' ? '' : ` of '${scope}'`}`;
