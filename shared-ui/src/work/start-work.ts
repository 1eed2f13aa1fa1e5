import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** One of many that did not succeed. */
interface WorkFailure {
  /** What it is, as the person knows it: a title, a name. */
  readonly name: string;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** A part of the work that is over. */
interface WorkStep {
  /** How many more succeeded. */
  readonly succeeded?: number;
  /** Those that did not. */
  readonly failed?: readonly WorkFailure[];
}

interface WorkRequest {
  /** What is going on, in words: `Invio di 507 documenti`. */
  readonly label: string;
  /** On how many it works. */
  readonly total: number;
  /** Does the work in parts and reports each; between two parts it looks whether it was stopped. */
  readonly run: (report: (step: WorkStep) => void, signal: AbortSignal) => Promise<void>;
  /** The sentence about an error that ended the work. */
  readonly describeError: (error: unknown) => string;
}

/** Work as it stands: what the card of it shows, and at its end what came of it. */
export interface Work {
  readonly id: number;
  readonly label: string;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: readonly WorkFailure[];
  readonly state: 'running' | 'stopping' | 'done' | 'stopped' | 'broken';
  /** Why it broke off, in a sentence. */
  readonly problem?: string;
}

const store = getDefaultStore();
const worksState = atom<readonly Work[]>([]);
const stops = new Map<number, AbortController>();
let lastId = 0;

/**
 * Starts work that takes longer than the screen it began on: a card over every screen shows how far it is, stops it, and says at its end
 * what came of it. While it runs, the browser asks before the page is closed. Answers how it ended; it never throws.
 */
export async function startWork({ label, total, run, describeError }: WorkRequest): Promise<Work> {
  const id = ++lastId;
  const stop = new AbortController();
  stops.set(id, stop);
  window.addEventListener('beforeunload', holdPage);
  store.set(worksState, (works) => [
    ...works,
    { id, label, total, succeeded: 0, failed: [], state: 'running' },
  ]);
  const report = ({ succeeded = 0, failed = [] }: WorkStep) =>
    change(id, (work) => ({
      ...work,
      succeeded: work.succeeded + succeeded,
      failed: [...work.failed, ...failed],
    }));
  try {
    await run(report, stop.signal);
    return change(id, (work) => ({ ...work, state: isComplete(work) ? 'done' : 'stopped' }));
  } catch (error) {
    if (stop.signal.aborted) return change(id, (work) => ({ ...work, state: 'stopped' }));
    return change(id, (work) => ({ ...work, state: 'broken', problem: describeError(error) }));
  } finally {
    stops.delete(id);
    if (stops.size === 0) window.removeEventListener('beforeunload', holdPage);
  }
}

/** Stops work after the part that it is at. */
export function stopWork(id: number): void {
  change(id, (work) => ({ ...work, state: 'stopping' }));
  stops.get(id)?.abort();
}

/** Stops all work: before a sign-out. */
export function stopAllWork(): void {
  for (const id of stops.keys()) stopWork(id);
}

/** Takes the card of work away that is over. */
export function closeWork(id: number): void {
  store.set(worksState, (works) => works.filter((work) => work.id !== id));
}

/** The work that goes on, and that which is over and not yet closed; oldest first. */
export function useWorks(): readonly Work[] {
  return useAtomValue(worksState, { store });
}

/** How many it is done with. */
export function countDone({ succeeded, failed }: Work): number {
  return succeeded + failed.length;
}

/** Whether it still goes on. */
export function isUnderWay({ state }: Work): boolean {
  return state === 'running' || state === 'stopping';
}

const isComplete = (work: Work) => countDone(work) >= work.total;

const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();

function change(id: number, make: (work: Work) => Work): Work {
  const works = store.get(worksState).map((work) => (work.id === id ? make(work) : work));
  store.set(worksState, works);
  const changed = works.find((work) => work.id === id);
  if (!changed) throw new Error(`There is no work ${id}`);
  return changed;
}
