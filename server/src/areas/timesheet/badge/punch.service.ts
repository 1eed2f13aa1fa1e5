import { randomUUID } from 'node:crypto';
import {
  addDays,
  addMonths,
  dayInItaly,
  dayOfMonth,
  monthOf,
  type InputOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import {
  arrangePunches,
  isEditable,
  maxShiftHours,
  punchStateAt,
  slotsOf,
  type punch,
  type PunchState,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord, OpenedEmployee } from '../../ports/directory.port.ts';
import { findMonth, lockMonth } from '../month/month.repository.ts';
import type { MonthRecord } from '../month/month.schema.ts';
import { announceMonth } from '../month/month-changes.ts';
import { recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { badgeTexts } from './badge.texts.ts';
import { deriveDay, readPunchedDay, toRulePunches } from './punched-day.ts';
import {
  insertPunches,
  isPunchKnown,
  listPunchesBetween,
  listUnmatchedDays,
  movePunch,
} from './punches.repository.ts';
import type { PunchRecord } from './punches.schema.ts';

interface PunchDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Directory;
}

const millisecondsOfHour = 3_600_000;
/** What may have to do with a punch lies within two days of it. */
const nearMs = 48 * millisecondsOfHour;
/** From how many seconds on a press has waited on the device, and not only on its way. */
const queuedAfter = 60;

/** Until which instant a punch without its other half is a missing one: the shift of a later one may still run. */
export function unmatchedBefore(now: Date): Date {
  return new Date(now.getTime() - maxShiftHours * millisecondsOfHour);
}

/** The service of punching (timbrare; spec 01 §2, decision 037). */
export function createPunchService({ db, clock, audit, directory }: PunchDependencies) {
  return {
    /** Where the caller stands; whoever does not punch, or acts for somebody, has no badge here. */
    getState: async (caller: SignedInCaller): Promise<{ state: PunchState }> => {
      const { userId, actingFor } = caller.session;
      const { employee } = await directory.describeUser(db, userId);
      const now = clock.now();
      if (!employee?.usesBadge || actingFor) return { state: withoutBadge(now) };
      return { state: await readState(db, employee, now) };
    },

    /**
     * Punches for the caller. @throws AppError `forbidden` for who has no badge; `conflict` when the other punch is due, when the day is
     * full, or when its month is locked.
     */
    punch: async (caller: SignedInCaller, input: InputOf<typeof punch>): Promise<{ state: PunchState }> => {
      const subject = await requireBadge(caller);
      return db.transaction(async (tx) => {
        const now = clock.now();
        const at = new Date(now.getTime() - input.secondsAgo * 1000);
        const months = await lockMonths(tx, subject, at);
        if (!(await isPunchKnown(tx, { employeeId: subject.id, key: input.key })))
          await add(tx, { caller, subject, input, at, now, months });
        return { state: await readState(tx, subject, now) };
      });
    },
  };

  async function requireBadge(caller: SignedInCaller): Promise<OpenedEmployee> {
    const { userId, actingFor } = caller.session;
    if (actingFor) throw new AppError('forbidden', { text: badgeTexts.actingFor });
    const subject = await directory.openEmployee(caller, { userId });
    if (!subject.usesBadge) throw new AppError('forbidden', { text: badgeTexts.noBadge });
    return subject;
  }

  async function add(tx: Executor, adding: Adding): Promise<void> {
    const { caller, subject, input, at, now, months } = adding;
    const near = await listPunchesBetween(tx, {
      employeeId: subject.id,
      from: new Date(at.getTime() - nearMs),
      to: new Date(at.getTime() + nearMs),
    });
    const isQueued = input.secondsAgo >= queuedAfter;
    if (!isQueued) requireDue(near, { kind: input.kind, at });
    const { day, moved } = place(near, { kind: input.kind, at, months, subject });
    const changedBy = caller.session.userId;
    const source = isQueued ? 'queued' : 'pressed';
    const id = randomUUID();
    await insertPunches(tx, [
      {
        id,
        employeeId: subject.id,
        companyId: subject.companyId,
        day,
        kind: input.kind,
        at,
        receivedAt: now,
        source,
        key: input.key,
        createdBy: changedBy,
      },
    ]);
    for (const { record, to } of moved) await movePunch(tx, record.id, to);
    const days = new Set([day, ...moved.flatMap(({ record, to }) => [record.day, to])]);
    for (const each of days) {
      const month = months.get(each.slice(0, 7));
      if (month)
        await deriveDay(tx, subject, { day: each, month, changedAt: now, changedBy, replacesTyped: false });
    }
    await recordMonthEvent(audit, tx, {
      employeeId: subject.id,
      month: day.slice(0, 7),
      action: 'punch.added',
      caller,
      userId: subject.userId,
      data: { day, kind: input.kind, at: at.toISOString(), source },
    });
    await announceMonth(tx, subject);
  }

  async function readState(executor: Executor, employee: EmployeeRecord, now: Date): Promise<PunchState> {
    const near = await listPunchesBetween(executor, {
      employeeId: employee.id,
      from: new Date(now.getTime() - nearMs),
      to: now,
    });
    const { next, day, mayAlsoEnter } = punchStateAt(toRulePunches(near), now.toISOString());
    const month = await findMonth(executor, { employeeId: employee.id, month: day.slice(0, 7) });
    const { worked, isAbsent } = await readPunchedDay(executor, employee, { day, month });
    const last = near.at(-1);
    return {
      usesBadge: true,
      next,
      mayAlsoEnter,
      isLocked: !isEditable(month?.status ?? 'open', { mayManage: false }),
      day,
      last: last ? { kind: last.kind, at: last.at.toISOString() } : null,
      worked,
      isAbsent,
      openSince: next === 'out' && last ? last.at.toISOString() : null,
      now: now.toISOString(),
      unmatchedDays: await openUnmatchedDays(executor, employee, now),
    };
  }
}

interface Adding {
  readonly caller: SignedInCaller;
  readonly subject: OpenedEmployee;
  readonly input: InputOf<typeof punch>;
  readonly at: Date;
  readonly now: Date;
  readonly months: ReadonlyMap<string, MonthRecord>;
}

interface Pressed {
  readonly kind: PunchRecord['kind'];
  readonly at: Date;
}

/** Holds the months to which a punch and those beside it may belong, the earlier first. */
async function lockMonths(
  tx: Executor,
  { id, companyId }: OpenedEmployee,
  at: Date,
): Promise<Map<string, MonthRecord>> {
  const day = dayInItaly(at);
  const months = new Set([addDays(day, -1), day, addDays(day, 1)].map((each) => each.slice(0, 7)));
  const locked = new Map<string, MonthRecord>();
  for (const month of months) locked.set(month, await lockMonth(tx, { employeeId: id, month, companyId }));
  return locked;
}

function requireDue(near: readonly PunchRecord[], { kind, at }: Pressed): void {
  const { next, mayAlsoEnter } = punchStateAt(toRulePunches(near), at.toISOString());
  if (kind === next || (kind === 'in' && mayAlsoEnter)) return;
  if (next === null) throw new AppError('conflict', { text: badgeTexts.dayFull });
  throw new AppError('conflict', { text: next === 'out' ? badgeTexts.exitDue : badgeTexts.entranceDue });
}

interface Placed {
  readonly day: PlainDay;
  /** Later punches that belong to another day now. */
  readonly moved: readonly { readonly record: PunchRecord; readonly to: PlainDay }[];
}

/** Finds the day of a punch, and of those that came after it and were found out without it. What was typed or is locked stays. */
function place(
  near: readonly PunchRecord[],
  { kind, at, months, subject }: Pressed & Pick<Adding, 'months' | 'subject'>,
): Placed {
  const isOpen = (day: PlainDay) => {
    const month = months.get(day.slice(0, 7));
    return month !== undefined && isEditable(month.status, { mayManage: subject.mayDecide });
  };
  const known = toRulePunches(near).map(({ record, ...each }) => {
    const stays = record.at < at || record.source === 'corrected' || !isOpen(record.day);
    return { ...each, record, day: stays ? each.day : null };
  });
  const fresh = { record: null, kind, at: at.toISOString(), day: null };
  const arranged = arrangePunches<(typeof known)[number] | typeof fresh>([...known, fresh]);
  const day = arranged.find(({ record }) => record === null)?.day ?? dayInItaly(at);
  if (!isOpen(day)) throw new AppError('conflict', { text: timesheetTexts.monthLocked });
  const moved = arranged.flatMap(({ record, day: to }) =>
    record && record.day !== to ? [{ record, to }] : [],
  );
  for (const each of [day, ...moved.map(({ to }) => to)]) {
    if (!slotsOf(arranged.filter((found) => found.day === each)) || !isOpen(each))
      throw new AppError('conflict', { text: badgeTexts.dayFull });
  }
  return { day, moved };
}

/** Days with a missing punch of this month and the last, as far as their months are open. */
async function openUnmatchedDays(executor: Executor, { id }: EmployeeRecord, now: Date): Promise<PlainDay[]> {
  const from = dayOfMonth(addMonths(monthOf(dayInItaly(now)), -1), 1);
  const days = await listUnmatchedDays(executor, { employeeId: id, from, before: unmatchedBefore(now) });
  const open: PlainDay[] = [];
  for (const day of days) {
    const month = await findMonth(executor, { employeeId: id, month: day.slice(0, 7) });
    if (isEditable(month?.status ?? 'open', { mayManage: false })) open.push(day);
  }
  return open;
}

function withoutBadge(now: Date): PunchState {
  return {
    usesBadge: false,
    next: null,
    mayAlsoEnter: false,
    isLocked: false,
    day: dayInItaly(now),
    last: null,
    worked: 0,
    isAbsent: false,
    openSince: null,
    now: now.toISOString(),
    unmatchedDays: [],
  };
}
