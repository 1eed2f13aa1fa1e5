import type { PlainMonth } from 'shared-api/contracts/common';
import { getMonth, sendMonth, updateDay, type MonthDay } from 'shared-api/contracts/timesheet';
import { wholeBetween } from '../random.ts';
import { look, type AtWork } from './journey.ts';

/** Days that somebody fills in at one visit, at most. */
const atOnce = 6;
const monthsBack = 30;
const quarter = 15;

/** Opens the first month of theirs that is not sent yet, fills in some days, and sends it once it is full. */
export async function fillMonth(at: AtWork, months: Map<string, number>): Promise<void> {
  const { client, worker, ledger } = at;
  const ago = months.get(worker.id) ?? monthsBack;
  const of = monthBefore(ago);
  const { month } = await client.call('read month', getMonth, of);
  const empty = month.days.filter(
    ({ weekdayPlan, isHoliday, version }) => weekdayPlan > 0 && !isHoliday && version === 0,
  );
  for (const day of empty.slice(0, atOnce)) {
    await look(at);
    await fillDay(at, of, day);
  }
  if (empty.length > atOnce) return;
  await look(at);
  const { version } = (await client.call('read month', getMonth, of)).month.info;
  await client.call('send month', sendMonth, { ...of, status: 'forApproval', version });
  ledger.recordMonth(worker.id, of);
  months.set(worker.id, ago - 1);
}

async function fillDay(
  { client, random, worker, ledger }: AtWork,
  of: PlainMonth,
  day: MonthDay,
): Promise<void> {
  const hours = { ordinary: day.weekdayPlan, overtime: quarter * wholeBetween(random, 0, 4) };
  await client.call('save day', updateDay, {
    ...of,
    ...hours,
    dayOfMonth: day.dayOfMonth,
    absence: 0,
    causeId: null,
    version: day.version,
  });
  ledger.recordDay({ personId: worker.id, day: day.day, ...hours });
}

/** The month so many before this one. */
function monthBefore(ago: number): PlainMonth {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
