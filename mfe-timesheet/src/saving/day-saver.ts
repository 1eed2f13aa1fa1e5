import { asApiError, isFailure } from 'shared-api';
import { areSameHours, dayConflict, type DayHours, type MonthDay } from 'shared-api/contracts/timesheet';
import {
  isSaved,
  keyOfDay,
  type ChangedDay,
  type ChangedDays,
  type DayOfEmployee,
  type SavedHours,
} from './changed-day.ts';
import type { KeptDays } from './kept-days.ts';

/** How long after the last change of a day it is sent. */
export const savePause = 600;
/** How long after a call without an answer the next is tried, besides when the network comes back. */
const retryPause = 15_000;

/** The hours of a day on their way to the server. */
export interface DayToSend extends DayOfEmployee {
  readonly hours: DayHours;
  readonly version: number;
}

interface DaySaverDependencies {
  readonly send: (day: DayToSend) => Promise<MonthDay>;
  readonly kept: KeptDays;
}

/** Saves the days that one person changes. */
export type DaySaver = ReturnType<typeof createDaySaver>;

/**
 * Saves days as they are changed: kept on the device at once, sent when the changes of a day pause, one call a day at a time. What no
 * answer came to waits and is sent again; what is refused stays, with the reason, until the person decides (decision 036).
 */
export function createDaySaver({ send, kept }: DaySaverDependencies) {
  const days = new Map<string, ChangedDay>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let shown: ChangedDays = new Map();
  let isKept = true;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** What is still to be written to the device: of each day its newest state alone, so that a page that ends leaves nothing that is over. */
  const queued = new Map<string, () => Promise<unknown>>();
  /** Writing it, one after the other. */
  let keeping: Promise<unknown> = Promise.resolve();

  return {
    /** The days that were changed here. */
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whether what is not sent outlives the page. */
    isKept: () => isKept,

    /** Takes up what was kept on the device, sends it, and sends what waits whenever the network comes back. */
    start: () => {
      window.addEventListener('online', sendWaiting);
      void kept.read().then((found) => {
        for (const day of found) {
          if (!days.has(keyOfDay(day))) put({ ...day, state: 'waiting', problem: null, conflict: null });
        }
        sendWaiting();
      });
    },
    stop: () => {
      window.removeEventListener('online', sendWaiting);
      clearTimeout(retryTimer);
      for (const timer of timers.values()) clearTimeout(timer);
    },

    /** Changes the hours of a day; `saved` is what the server has. */
    change: (of: DayOfEmployee, hours: DayHours, saved: SavedHours) => {
      const known = days.get(keyOfDay(of));
      const { employeeId, day } = of;
      const isFresh = !known || isSaved(known);
      // What was saved here may be newer than what was read.
      const base = known && isFresh && known.version > saved.version ? savedOf(known) : saved;
      enter({
        employeeId,
        day,
        hours,
        before: known?.before ?? (isFresh ? base : null),
        version: isFresh ? base.version : known.version,
        attempted: known?.attempted ?? null,
        state: known?.state === 'saving' ? 'saving' : 'pending',
        problem: null,
        conflict: null,
      });
    },

    /** Goes back to what was saved before the change. */
    undo: (of: DayOfEmployee) => {
      const change = days.get(keyOfDay(of));
      if (!change?.before) return;
      if (isSecond(change) || !mayHaveArrived(change)) forget(of);
      else {
        const state = change.state === 'saving' ? 'saving' : 'pending';
        enter({ ...change, hours: change.before.hours, before: null, state, problem: null });
      }
    },

    /** The change counts as made: there is nothing more to go back to. */
    settle: (of: DayOfEmployee) => {
      const change = days.get(keyOfDay(of));
      if (change && isSaved(change) && change.before) put({ ...change, before: null });
    },

    /** Sends a day again that was refused or waits. */
    retry: (of: DayOfEmployee) => void save(keyOfDay(of)),

    /** Of two versions of a day, mine: it is saved over the other. */
    keepMine: (of: DayOfEmployee) => {
      const change = days.get(keyOfDay(of));
      if (!change?.conflict) return;
      put({ ...change, version: change.conflict.current.version, conflict: null, state: 'pending' });
      void save(keyOfDay(of));
    },

    /** Of two versions of a day, the other: what was typed here goes. */
    acceptTheirs: (of: DayOfEmployee) => {
      const change = days.get(keyOfDay(of));
      if (!change?.conflict) return;
      const { version, ...hours } = change.conflict.current;
      put({ ...change, hours, version, before: null, conflict: null, attempted: null, state: 'saved' });
      drop(of);
    },

    /** Sends at once what still pauses, and waits until nothing is on its way. */
    flush: async () => {
      const due = [...days.values()].filter(({ state }) => state === 'pending' || state === 'waiting');
      await Promise.all(due.map((day) => save(keyOfDay(day))));
      await whenIdle();
    },
  };

  function put(change: ChangedDay): void {
    days.set(keyOfDay(change), change);
    publish();
  }

  function publish(): void {
    shown = new Map(days);
    for (const listener of listeners) listener();
  }

  function forget(of: DayOfEmployee): void {
    days.delete(keyOfDay(of));
    clearTimeout(timers.get(keyOfDay(of)));
    drop(of);
    publish();
  }

  function drop(of: DayOfEmployee): void {
    queueWrite(of, () => kept.drop(of));
  }

  function queueWrite(of: DayOfEmployee, write: () => Promise<unknown>): void {
    queued.set(keyOfDay(of), write);
    keeping = keeping.then(async () => {
      const [next] = queued;
      if (!next) return;
      queued.delete(next[0]);
      await next[1]();
    });
  }

  /** Keeps a change on the device, and sends it once it pauses. */
  function enter(change: ChangedDay): void {
    put(change);
    keep(change);
    const key = keyOfDay(change);
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void save(key), savePause),
    );
  }

  function keep({ employeeId, day, hours, before, version, attempted }: ChangedDay): void {
    const record = { employeeId, day, hours, before, version, attempted };
    queueWrite(record, async () => {
      const wasKept = isKept;
      isKept = await kept.keep(record);
      if (isKept !== wasKept) publish();
    });
  }

  function sendWaiting(): void {
    clearTimeout(retryTimer);
    for (const [key, { state }] of days) if (state === 'waiting') void save(key);
  }

  async function save(key: string): Promise<void> {
    const change = days.get(key);
    clearTimeout(timers.get(key));
    if (!change || change.state === 'saving' || isSaved(change)) return;
    const { employeeId, day, hours, version } = change;
    put({ ...change, state: 'saving', problem: null });
    try {
      const saved = await send({ employeeId, day, hours, version });
      settleSaved(key, hours, saved.version);
    } catch (error) {
      settleFailed(key, hours, error);
    }
    if (days.get(key)?.state === 'pending') await save(key);
  }

  function settleSaved(key: string, sent: DayHours, version: number): void {
    const change = days.get(key);
    if (!change) return;
    const isAll = areSameHours(change.hours, sent);
    put({ ...change, version, attempted: null, state: isAll ? 'saved' : 'pending' });
    if (isAll) drop(change);
    else keep({ ...change, version, attempted: null });
  }

  function settleFailed(key: string, sent: DayHours, error: unknown): void {
    const change = days.get(key);
    if (!change) return;
    if (isFailure(error, 'unavailable')) {
      const waiting: ChangedDay = { ...change, attempted: sent, state: 'waiting' };
      put(waiting);
      keep(waiting);
      clearTimeout(retryTimer);
      retryTimer = setTimeout(sendWaiting, retryPause);
      return;
    }
    const failed = asApiError(error);
    const problem = { sentence: failed?.message ?? '', fields: failed?.fields ?? {} };
    if (failed?.code !== 'conflict') {
      put({ ...change, state: 'failed', problem });
      return;
    }
    const second = dayConflict.safeParse(failed.details);
    if (!second.success) {
      put({ ...change, state: 'locked', problem });
      return;
    }
    const { current } = second.data;
    // What stands there came from here: only the answer was lost.
    const isOwn = change.attempted !== null && areSameHours(current, change.attempted);
    if (isOwn) put({ ...change, version: current.version, attempted: null, state: 'pending' });
    else put({ ...change, state: 'conflict', conflict: second.data });
  }

  function whenIdle(): Promise<void> {
    const isIdle = () => [...days.values()].every(({ state }) => state !== 'saving' && state !== 'pending');
    if (isIdle()) return Promise.resolve();
    return new Promise((resolve) => {
      const listener = () => {
        if (!isIdle()) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  }
}

/** Whether the server may have something of the change already. */
function mayHaveArrived({ state, attempted, before, version }: ChangedDay): boolean {
  return state === 'saving' || attempted !== null || version !== before?.version;
}

/** Whether others decide what the server has of the day. */
function isSecond({ state }: ChangedDay): boolean {
  return state === 'conflict' || state === 'locked';
}

function savedOf({ hours, version }: ChangedDay): SavedHours {
  return { hours, version };
}
