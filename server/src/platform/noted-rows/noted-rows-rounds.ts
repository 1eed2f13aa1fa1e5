import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { findValue, setValue } from '../installation/installation.repository.ts';
import { readOwnFile, writeOwnFile } from '../storage/own-file.ts';

interface RoundsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly dataFolder: string;
}

interface RoundsOptions {
  readonly kinds: () => readonly string[];
  readonly checkNext: (
    kind: string,
    after: string,
    since: Date | undefined,
  ) => Promise<{ readonly last: string | undefined; readonly count: number }>;
}

/** When the last whole round of each kind began, and where the round of now is. */
interface RoundsState {
  readonly done: Readonly<Record<string, number>>;
  readonly current?: { readonly startedAt: number; readonly kind: string; readonly after: string };
}

/**
 * Kept in the data folder, out of the database's reach; in the database too, for processes with folders of their own, which begin with
 * what the others know.
 */
export const notedRowsFile = 'noted-rows';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
/** Rows that are compared at a time: what is left goes on an hour later. */
const rowsAnHour = 20_000;

/** Makes what goes through all rows once a day. */
export function createRounds({ db, clock, dataFolder }: RoundsDependencies, options: RoundsOptions) {
  const { kinds, checkNext } = options;
  return { goOn, findSince };

  /**
   * From when on a row that nobody noted must have come with an event: a while before the last whole round, because clocks and
   * transactions overlap; undefined before the first.
   */
  async function findSince(kind: string): Promise<Date | undefined> {
    return sinceOf(await readState(), kind);
  }

  async function goOn(): Promise<void> {
    let state = await readState();
    const order = kinds();
    // A kind that this version does not know ends the round of another.
    const isKnown = state.current !== undefined && order.includes(state.current.kind);
    let current = isKnown ? state.current : beginOf(state, order);
    let left = rowsAnHour;
    while (current && left > 0) {
      const { kind, after, startedAt } = current;
      const { last, count } = await checkNext(kind, after, sinceOf(state, kind));
      left -= Math.max(count, 1);
      if (last !== undefined) current = { ...current, after: last };
      else {
        state = { ...state, done: { ...state.done, [kind]: startedAt } };
        const next = order[order.indexOf(kind) + 1];
        current = next === undefined ? undefined : { startedAt, kind: next, after: '' };
      }
      state = { done: state.done, ...(current && { current }) };
      await writeState(state);
    }
  }

  function beginOf({ done }: RoundsState, order: readonly string[]): RoundsState['current'] {
    const now = clock.now().getTime();
    const [kind] = order;
    const isDue = order.some((each) => now - (done[each] ?? Number.NEGATIVE_INFINITY) >= day);
    return kind !== undefined && isDue ? { startedAt: now, kind, after: '' } : undefined;
  }

  async function readState(): Promise<RoundsState> {
    const own = await readOwnFile(dataFolder, notedRowsFile);
    if (own) return JSON.parse(own) as RoundsState;
    const shared = await findValue(db, notedRowsFile);
    return { done: shared ? (JSON.parse(shared) as RoundsState['done']) : {} };
  }

  async function writeState(state: RoundsState): Promise<void> {
    await writeOwnFile(dataFolder, notedRowsFile, JSON.stringify(state));
    await setValue(db, notedRowsFile, JSON.stringify(state.done));
  }
}

function sinceOf({ done }: RoundsState, kind: string): Date | undefined {
  const at = done[kind];
  return at === undefined ? undefined : new Date(at - hour);
}
