import { percentile } from './statistics.ts';

/** What goes on while something is measured. */
export type Phase = 'warm-up' | 'quiet' | 'load' | 'attacks' | 'check';

/** The calls of one kind in one phase. */
export interface Measured {
  readonly count: number;
  /** Milliseconds, until the last byte was there. */
  readonly p50: number | undefined;
  readonly p95: number | undefined;
  readonly p99: number | undefined;
}

/** What people measured, by kind of call and phase. */
export type Measurements = ReturnType<typeof createMeasurements>;

const keyOf = (phase: Phase, kind: string) => `${phase} ${kind}`;

/** Collects how long calls take and what they answer; a call belongs to the phase in which it began. */
export function createMeasurements() {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const kinds = new Map<string, boolean>();
  let phase: Phase = 'warm-up';

  return {
    get phase(): Phase {
      return phase;
    },
    begin: (next: Phase): void => void (phase = next),
    /** `isOrdinary`: whether its time is judged; not of what waits for others by design, such as a mail. */
    record: ({ kind, milliseconds, during = phase, isOrdinary = true }: Recorded): void => {
      kinds.set(kind, isOrdinary);
      const key = keyOf(during, kind);
      const known = times.get(key);
      if (known) known.push(milliseconds);
      else times.set(key, [milliseconds]);
    },
    /** A call that did not do what it should have: its kind, and a status or a word. */
    countFailure: (kind: string, status: number | string): void => {
      const key = `${phase}: ${kind} ${status}`;
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
    failures: (): ReadonlyMap<string, number> => failures,
    /** Kinds by name, with whether they are ordinary. */
    kinds: (): readonly (readonly [string, boolean])[] =>
      [...kinds].toSorted(([a], [b]) => a.localeCompare(b)),
    of: (during: Phase, kind: string): Measured => describe(times.get(keyOf(during, kind)) ?? []),
    /** All ordinary calls of a phase together. */
    ofOrdinary: (during: Phase): Measured =>
      describe(
        [...kinds].flatMap(([kind, isOrdinary]) =>
          isOrdinary ? (times.get(keyOf(during, kind)) ?? []) : [],
        ),
      ),
  };
}

interface Recorded {
  readonly kind: string;
  readonly milliseconds: number;
  readonly during?: Phase;
  readonly isOrdinary?: boolean;
}

function describe(values: readonly number[]): Measured {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  return { count: values.length, p50, p95, p99 };
}
