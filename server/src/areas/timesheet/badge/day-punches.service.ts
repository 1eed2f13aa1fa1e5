import { randomUUID } from 'node:crypto';
import {
  addDays,
  dayInItaly,
  type InputOf,
  type Language,
  type LocalizedText,
  type PlainDay,
} from 'shared-api/contracts/common';
import {
  faultsOfTimes,
  hourOfTwo,
  instantsOfTimes,
  isEditable,
  noPunchTimes,
  proposeTimes,
  punchSlots,
  type correctPunches,
  type DayPunches,
  type getDayPunches,
  type PunchConflict,
  type PunchOfDay,
  type PunchSlot,
  type PunchTimes,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { findMonth, lockMonth } from '../month/month.repository.ts';
import { announceMonth } from '../month/month-changes.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import { recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { badgeTexts } from './badge.texts.ts';
import {
  areHoursTyped,
  deriveDay,
  listPunchTimes,
  readPunchedDay,
  type PunchedDayRecord,
} from './punched-day.ts';
import { hasPunchesOfOtherDays, insertPunches, removePunches } from './punches.repository.ts';

interface DayPunchesDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly people: People;
  readonly directory: Pick<Directory, 'openEmployee'>;
}

/** How many days back a usual time is looked for. */
const usualDays = 30;

/** The service of the punches of a day (scheda Ebadge; spec 01 §2, decision 037). */
export function createDayPunchesService({ db, clock, audit, people, directory }: DayPunchesDependencies) {
  return {
    /** The punches of a day. @throws AppError `not-found` where the caller may not see the month. */
    get: async (
      caller: SignedInCaller,
      { day, employeeId }: InputOf<typeof getDayPunches>,
    ): Promise<{ punches: DayPunches }> => {
      const subject = await directory.openEmployee(caller, { employeeId });
      const month = await findMonth(db, { employeeId: subject.id, month: day.slice(0, 7) });
      const punched = await readPunchedDay(db, subject, { day, month });
      const isOpen =
        isEditable(month?.status ?? 'open', { mayManage: subject.mayDecide }) && subject.usesBadge;
      return { punches: await present(db, subject, { punched, isOpen }) };
    },

    /**
     * Corrects the punches of a day. @throws AppError `forbidden` for who has no badge; `conflict` where somebody changed the day since, or
     * where the month is locked; `invalid-input` on the field that is wrong.
     */
    correct: async (
      caller: SignedInCaller,
      input: InputOf<typeof correctPunches>,
    ): Promise<{ punches: DayPunches }> => {
      const subject = await directory.openEmployee(caller, { employeeId: input.employeeId });
      if (!subject.usesBadge) throw new AppError('forbidden', { text: badgeTexts.noBadge });
      return db.transaction(async (tx) => {
        const { day } = input;
        const key = { employeeId: subject.id, month: day.slice(0, 7), companyId: subject.companyId };
        const month = await lockMonth(tx, key);
        if (!isEditable(month.status, { mayManage: subject.mayDecide }))
          throw new AppError('conflict', { text: timesheetTexts.monthLocked });
        const before = await readPunchedDay(tx, subject, { day, month });
        const isReplacing = input.replacesHours && areHoursTyped(before.saved);
        if (areSamePunches(before, input) && !isReplacing)
          return { punches: await present(tx, subject, { punched: before, isOpen: true }) };
        if ((before.saved?.version ?? 0) !== input.version)
          throw new AppError('conflict', { details: { ...(await describeConflict(tx, before)) } });
        await replace(tx, { caller, subject, input, before });
        const punched = await deriveDay(tx, subject, {
          day,
          month,
          changedAt: clock.now(),
          changedBy: caller.session.userId,
          replacesTyped: input.replacesHours,
        });
        await recordMonthEvent(audit, tx, {
          ...key,
          action: 'punches.corrected',
          caller,
          userId: subject.userId,
          data: {
            day,
            before: before.times,
            after: punched.times,
            ...secondHours(before, punched),
            reason: input.reason,
            replacesHours: isReplacing,
          },
        });
        await announceMonth(tx, subject);
        return { punches: await present(tx, subject, { punched, isOpen: true }) };
      });
    },
  };

  async function replace(tx: Executor, { caller, subject, input, before }: Replacing): Promise<void> {
    const now = clock.now();
    const kept = keptSlots(before, input);
    const instants = await requireInstants(tx, { caller, subject, input, before }, now);
    const by = caller.session.userId;
    const removed = punchSlots.flatMap((slot) => {
      const punch = before.slots[slot];
      return punch && !kept.has(slot) ? [punch.id] : [];
    });
    await removePunches(tx, removed, { removedAt: now, removedBy: by, removalReason: input.reason });
    const added = [...instants].filter(([slot]) => !kept.has(slot));
    await insertPunches(
      tx,
      added.map(([slot, at]) => ({
        id: randomUUID(),
        employeeId: subject.id,
        companyId: subject.companyId,
        day: input.day,
        kind: slot.startsWith('entrata') ? 'in' : 'out',
        at,
        receivedAt: now,
        source: 'corrected',
        createdBy: by,
        reason: input.reason,
      })),
    );
  }

  async function present(
    executor: Executor,
    subject: OpenedEmployee,
    { punched, isOpen }: { readonly punched: PunchedDayRecord; readonly isOpen: boolean },
  ): Promise<DayPunches> {
    const { day, times, worked, hours, saved } = punched;
    return {
      day,
      ...times,
      punches: await presentPunches(executor, punched),
      proposed: isOpen ? await propose(executor, subject, punched) : noPunchTimes,
      worked,
      uncounted: worked - hours.ordinary - hours.overtime,
      areHoursTyped: areHoursTyped(saved),
      isEditable: isOpen,
      version: saved?.version ?? 0,
    };
  }

  async function presentPunches(executor: Executor, { slots }: PunchedDayRecord): Promise<PunchOfDay[]> {
    const typedBy = punchSlots.flatMap((slot) => {
      const punch = slots[slot];
      return punch?.source === 'corrected' ? [punch.createdBy] : [];
    });
    const writers = await people.findPeople(executor, [...new Set(typedBy)]);
    const nameOf = new Map(writers.map(({ userId, name }) => [userId, name]));
    return punchSlots.flatMap((slot) => {
      const punch = slots[slot];
      if (!punch) return [];
      const { kind, at, source, createdBy, reason } = punch;
      const correctedBy = source === 'corrected' ? (nameOf.get(createdBy) ?? '') : '';
      return [{ slot, kind, at: at.toISOString(), source, correctedBy, reason: reason ?? '' }];
    });
  }

  /** Nothing is proposed while the day lasts: its exit may still come. */
  async function propose(
    executor: Executor,
    { id }: OpenedEmployee,
    { day, times, planned }: PunchedDayRecord,
  ): Promise<PunchTimes> {
    if (day >= dayInItaly(clock.now())) return noPunchTimes;
    const days = { from: addDays(day, -usualDays), to: addDays(day, -1) };
    const last = await listPunchTimes(executor, { employeeId: id, ...days });
    return proposeTimes(times, { lastDays: [...last.values()], planned });
  }

  async function describeConflict(
    executor: Executor,
    { times, saved }: PunchedDayRecord,
  ): Promise<PunchConflict> {
    const [writer] = saved ? await people.findPeople(executor, [saved.changedBy]) : [];
    return {
      changedBy: writer?.name ?? '',
      changedAt: saved?.changedAt.toISOString() ?? null,
      current: { ...times, version: saved?.version ?? 0 },
    };
  }
}

/** Which times are of the second of two hours of the same name, before and after, where there is one: they read like those of the first. */
function secondHours(before: PunchedDayRecord, after: PunchedDayRecord) {
  const slotsIn = ({ slots }: PunchedDayRecord) =>
    punchSlots.filter((slot) => slots[slot] && hourOfTwo(slots[slot].at) === 'second');
  const [was, is] = [slotsIn(before), slotsIn(after)];
  return was.length + is.length > 0 && { inSecondHour: { before: was, after: is } };
}

interface Replacing {
  readonly caller: SignedInCaller;
  readonly subject: OpenedEmployee;
  readonly input: InputOf<typeof correctPunches>;
  readonly before: PunchedDayRecord;
}

type WantedTimes = PunchTimes & Pick<InputOf<typeof correctPunches>, 'inSecondHour'>;

/** Whether a correction leaves every punch alone and adds none. */
function areSamePunches(before: PunchedDayRecord, wanted: WantedTimes): boolean {
  const kept = keptSlots(before, wanted);
  return punchSlots.every((slot) => kept.has(slot) || (before.slots[slot] === null && wanted[slot] === null));
}

/** The punches that a correction leaves alone: those whose minute it has, too. */
function keptSlots({ slots, times }: PunchedDayRecord, wanted: WantedTimes): Map<PunchSlot, Date> {
  const kept = new Map<PunchSlot, Date>();
  for (const slot of punchSlots) {
    const punch = slots[slot];
    if (!punch || times[slot] !== wanted[slot]) continue;
    const wantedHour = wanted.inSecondHour?.includes(slot) ? 'second' : 'first';
    if (wanted.inSecondHour && hourOfTwo(punch.at) && hourOfTwo(punch.at) !== wantedHour) continue;
    kept.set(slot, punch.at);
  }
  return kept;
}

/** The instants of the times that somebody typed. @throws AppError `invalid-input` on each field that is wrong. */
async function requireInstants(
  tx: Executor,
  { caller, subject, input, before }: Replacing,
  now: Date,
): Promise<ReadonlyMap<PunchSlot, Date>> {
  const { language } = caller;
  const faults = faultsOfTimes(input, input.inSecondHour);
  refuse(faults, language);
  const { instants, unknown } = instantsOfTimes(input.day, input, {
    instants: keptSlots(before, input),
    ...(input.inSecondHour && { inSecondHour: input.inSecondHour }),
  });
  refuse(Object.fromEntries(unknown.map((slot) => [slot, 'noSuchTime' as const])), language);
  const later = [...instants].filter(([, at]) => at > now);
  refuse(Object.fromEntries(later.map(([slot]) => [slot, 'future' as const])), language);
  const [first] = instants;
  const last = [...instants.values()].at(-1);
  if (!first || !last) return instants;
  const [slot, from] = first;
  const of = { employeeId: subject.id, day: input.day as PlainDay, from, to: last };
  if (await hasPunchesOfOtherDays(tx, of)) refuse({ [slot]: 'overlap' }, language);
  return instants;
}

type Fault = 'missing' | 'notAfter' | 'tooLong' | 'noSuchTime' | 'future' | 'overlap';

function refuse(faults: Partial<Record<PunchSlot, Fault>>, language: Language): void {
  const sentences = Object.entries(faults).map(([slot, fault]) => {
    const text: LocalizedText = badgeTexts[fault];
    return [slot, text[language]];
  });
  if (sentences.length > 0) throw new AppError('invalid-input', { fields: Object.fromEntries(sentences) });
}
