import { useSyncExternalStore } from 'react';
import { call, useSignedIn } from 'shared-api';
import { monthOf } from 'shared-api/contracts/common';
import { updateDay } from 'shared-api/contracts/timesheet';
import type { ChangedDays } from './changed-day.ts';
import { createDaySaver, type DaySaver, type DayToSend } from './day-saver.ts';
import { createKeptDays } from './kept-days.ts';

let current: { readonly person: string; readonly saver: DaySaver } | undefined;

/** What saves the changed days of a person: one for the whole page, so that what was changed is sent wherever they go. */
function daySaverOf(person: string): DaySaver {
  if (current?.person === person) return current.saver;
  current?.saver.stop();
  const saver = createDaySaver({ send: sendDay, kept: createKeptDays(person) });
  current = { person, saver };
  saver.start();
  return saver;
}

/** The days that were changed here, and what saves them. */
export function useChangedDays(): { readonly changed: ChangedDays; readonly saver: DaySaver } {
  const saver = daySaverOf(useSignedIn().userId);
  const changed = useSyncExternalStore(saver.subscribe, saver.read);
  return { changed, saver };
}

async function sendDay({ employeeId, day, hours, version }: DayToSend) {
  const dayOfMonth = Number(day.slice(8));
  const answer = await call(updateDay, { ...monthOf(day), dayOfMonth, ...hours, version, employeeId });
  return answer.day;
}
