import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, currentBoot, useSignedIn } from 'shared-api';
import {
  getPunchState,
  monthLiveKeys,
  monthsLiveKey,
  punch,
  type PunchState,
} from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import { createKeptPunches, type KeptPunch } from './kept-punches.ts';
import { createPunchQueue, type PunchQueue, type WaitingPunch } from './punch-queue.ts';

const stateQuery = callQuery(getPunchState, {}, { live: monthsLiveKey });

/** Where the person stands by the server, read again when anything of their month changes. */
export function usePunchState() {
  return useQuery(stateQuery);
}

let current:
  | { readonly person: string; readonly queries: QueryClient; readonly queue: PunchQueue }
  | undefined;

/** The presses that wait, and what brings them to the server: one queue for the whole page. */
export function usePunchQueue(): { readonly waiting: readonly WaitingPunch[]; readonly queue: PunchQueue } {
  const queries = useQueryClient();
  const queue = queueOf(useSignedIn().userId, queries);
  const waiting = useSyncExternalStore(queue.subscribe, queue.read);
  return { waiting, queue };
}

function queueOf(person: string, queries: QueryClient): PunchQueue {
  if (current?.person === person && current.queries === queries) return current.queue;
  current?.queue.stop();
  const queue = createPunchQueue({
    send: async ({ kind, key, secondsAgo }) => {
      // It waits until its person is here again, as themselves: nobody else must be given it.
      const { session } = currentBoot();
      if (session?.userId !== person || session.actingFor) throw new Error('Not the session of this punch');
      return (await call(punch, { kind, key, secondsAgo })).state;
    },
    kept: createKeptPunches(person),
    onChange: (state) => {
      if (state) queries.setQueryData(stateQuery.queryKey, { state });
      for (const queryKey of monthLiveKeys()) void queries.invalidateQueries({ queryKey });
    },
  });
  current = { person, queries, queue };
  void queue.start();
  return queue;
}

const millisecondsOfMinute = 60_000;

/** The minutes of which a press that waits is the end; none where it is not. */
export function minutesUntil({ openSince }: PunchState, { kind, pressedAt }: KeptPunch): number {
  return kind === 'out' && openSince !== null ? minuteOf(pressedAt) - minuteOf(Date.parse(openSince)) : 0;
}

/** The minutes that somebody who is at work has been there since the entrance, as they go on; by the server's clock. */
export function useRunningMinutes({ openSince, now }: PunchState, readAt: number): number {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    if (openSince === null) return undefined;
    const timer = setInterval(() => setAt(Date.now()), millisecondsOfMinute / 2);
    return () => clearInterval(timer);
  }, [openSince]);
  if (openSince === null) return 0;
  const passed = Math.max(0, at - readAt);
  return minuteOf(Date.parse(now) + passed) - minuteOf(Date.parse(openSince));
}

function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsOfMinute);
}
