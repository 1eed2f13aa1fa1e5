import type { PageEvent, Sight } from '../page-watch.ts';
import type { Step } from '../step.ts';

/** A call that the page made, and what it was answered. */
export interface CallSeen {
  readonly name: string;
  readonly method: string;
  /** 0 where there was no answer. */
  readonly status: number;
}

/** Everything that is known of one step: what the checks look at. */
export interface Seen {
  readonly step: Step;
  readonly before: Sight;
  readonly after: Sight;
  readonly events: readonly PageEvent[];
  readonly calls: readonly CallSeen[];
  readonly uncaught: readonly string[];
  readonly consoleErrors: readonly string[];
  /** Addresses of documents that were loaded. */
  readonly documents: readonly string[];
  /** Whether the browser asked before the page was left. */
  readonly wasAskedByBrowser: boolean;
  /** Whether the network is, or was lately, away or slow. */
  readonly isNetworkBad: boolean;
  /** Whether the session was ended or a build went live not long ago. */
  readonly isUnsettled: boolean;
  /** Figures that were seen since anybody last changed something, and where. */
  readonly figures: Readonly<Record<string, { readonly value: string; readonly screen: string }>>;
  /** What the robot itself has typed, which may well be odd. */
  readonly typed: readonly string[];
  /** What of it was typed since anything was sent. */
  readonly unsent: readonly string[];
}

/** Something that is wrong at a place: `fault` is the same each time the same is met there. */
export interface ScreenProblem {
  readonly rule: string;
  readonly seen: string;
  readonly fault: string;
}

/** Looks at a step, and says what is wrong with it. */
export type Check = (seen: Seen) => readonly ScreenProblem[];

/** A problem at a place: the same one at the same place is kept once. */
export function problemAt(rule: string, place: string, seen: string): ScreenProblem {
  return { rule, seen, fault: `${rule} at ${place}` };
}

/** The control that a step was about, as the report calls it. */
export function aboutOf(step: Step): string {
  return 'control' in step
    ? `${step.control.role} '${step.control.name.replaceAll(/\d+/g, '#')}'`
    : step.does;
}
