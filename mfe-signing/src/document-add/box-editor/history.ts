/** What can be undone and redone of a value that is kept elsewhere. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** The last change, which one of its kind that follows at once continues: a box that is moved step by step. */
  readonly last?: { readonly kind: string; readonly at: number };
}

/** A change of the value: its kind, and when it was made, in milliseconds. */
type Change = NonNullable<History<unknown>['last']>;

const maxSteps = 100;
/** How long a change waits for one of its kind to continue it. */
const continuesMs = 1000;

/** Remembers what a value was before a change. What had been undone is forgotten. */
export function remember<Value>(history: History<Value>, before: Value, change: Change): History<Value> {
  const { last, past } = history;
  const isContinued = last?.kind === change.kind && change.at - last.at < continuesMs;
  return {
    past: isContinued ? past : [...past, before].slice(-maxSteps),
    future: [],
    last: change,
  };
}

interface Step<Value> {
  readonly history: History<Value>;
  readonly value: Value;
}

/** Takes the last change back; undefined where there is none. */
export function undo<Value>({ past, future }: History<Value>, present: Value): Step<Value> | undefined {
  const value = past.at(-1);
  if (value === undefined) return undefined;
  return { value, history: { past: past.slice(0, -1), future: [present, ...future] } };
}

/** Makes the change again that was taken back last; undefined where there is none. */
export function redo<Value>({ past, future }: History<Value>, present: Value): Step<Value> | undefined {
  const [value, ...rest] = future;
  if (value === undefined) return undefined;
  return { value, history: { past: [...past, present], future: rest } };
}
