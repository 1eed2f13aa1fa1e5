import { minutesOf } from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { DaySpan, Months } from '../../ports/months.port.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import type { AbsenceNotifier } from '../telling/absence-notifier.ts';
import { announceAbsence } from './announce-absence.ts';
import type { RequestActor } from './request-change.ts';
import type { RequestChecks } from './request-checks.ts';
import { createRequestEffects } from './request-effects.ts';
import {
  deleteDaysOutside,
  findRequest,
  listDaysOfRequests,
  lockPerson,
  updateRequest,
} from './requests.repository.ts';
import type { RequestRecord } from './requests.schema.ts';

interface ShorteningDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly texts: Pick<HealthTexts, 'sealRequest'>;
  readonly months: Pick<Months, 'requireUnlocked' | 'setAbsence'>;
  readonly notifier: Pick<AbsenceNotifier, 'statusChanged'>;
  readonly checks: Pick<RequestChecks, 'requireKnown'>;
  readonly onFreed: (tx: Executor, employee: EmployeeRecord, span: DaySpan) => Promise<void>;
}

interface Shortening extends DaySpan {
  readonly version?: number | undefined;
  /** The administrator in whose place it is decided. */
  readonly decidedFor?: string | null;
}

/** A request that is shorter now, and the minutes that it took and takes no more. */
interface Shortened {
  readonly request: RequestRecord;
  readonly returned: number;
}

/** Makes what has an approved request begin later or end earlier: the other days stay as they are (decision 143). */
export function createRequestShortening(dependencies: ShorteningDependencies) {
  const { clock, audit, texts, months, notifier, checks, onFreed } = dependencies;
  const { giveBackDays } = createRequestEffects({ clock, audit, months });
  /**
   * Takes days off the beginning or the end of what was approved, and gives back what they took. @throws AppError `invalid-input` on `from`
   * or `to`; `conflict` where somebody was first (`absenceConflict`), a month of those days is locked, or what a sickness gave back was used.
   */
  return async function shorten(
    tx: Executor,
    actor: RequestActor,
    id: string,
    { from, to, version, decidedFor }: Shortening,
  ): Promise<Shortened> {
    await lockPerson(tx, actor.employee);
    const before = await findRequest(tx, id);
    if (!before) throw new AppError('not-found');
    await checks.requireKnown(tx, before, { version, from: ['approved'] });
    requireShorter(actor, before, { from, to });
    const freed = freedOf(before, { from, to });
    const { mayManage } = actor;
    for (const span of freed) await months.requireUnlocked(tx, actor.employee, { ...span, mayManage });
    const gone = (await listDaysOfRequests(tx, [id])).filter(({ day }) => day < from || day > to);
    await deleteDaysOutside(tx, { id, from, to });
    const request = await updateRequest(tx, id, {
      from,
      to,
      // Who asked to take it back is answered by what became of it.
      ...texts.sealRequest(before, { withdrawalReason: null }),
      withdrawalAskedAt: null,
      ...keptAs(null),
      changedAt: clock.now(),
      changedBy: actor.caller?.session.userId ?? '',
    });
    await giveBackDays(tx, actor, request, gone);
    const returned = minutesOf(gone.filter(({ givenBackTo }) => givenBackTo === null));
    const { companyId, userId } = actor.employee;
    await recordAbsenceEvent(audit, tx, {
      requestId: id,
      companyId,
      action: 'absence.changed',
      caller: actor.caller,
      actingFor: decidedFor ?? userId,
      data: { before: spanOf(before), after: { from, to }, minutes: returned },
    });
    for (const span of freed) await onFreed(tx, actor.employee, span);
    await announceAbsence(tx, actor.employee);
    await notifier.statusChanged(tx, { employee: actor.employee, before, request });
    return { request, returned };
  };
}

/** The days that are to stay of a request; null where nobody asked for fewer. */
export function keptOf({
  keptFrom: from,
  keptTo: to,
}: Pick<RequestRecord, 'keptFrom' | 'keptTo'>): DaySpan | null {
  return from !== null && to !== null ? { from, to } : null;
}

/** The same as it is kept. */
export function keptAs(kept: DaySpan | null): Pick<RequestRecord, 'keptFrom' | 'keptTo'> {
  return { keptFrom: kept?.from ?? null, keptTo: kept?.to ?? null };
}

/** @throws AppError `invalid-input`, on the fields of these names, for days that are no part of a request, or all of it */
export function requireShorter(
  { caller }: Pick<RequestActor, 'caller'>,
  before: RequestRecord,
  { from, to }: DaySpan,
  names = { from: 'from', to: 'to' },
): void {
  const language = caller?.language ?? 'it';
  const refuse = (
    field: 'from' | 'to',
    text: keyof Pick<typeof absencesTexts, 'onlyShorter' | 'endsBefore' | 'ofClosure'>,
  ) => {
    throw new AppError('invalid-input', { fields: { [names[field]]: absencesTexts[text][language] } });
  };
  // What a closure gave is the company's: its leave would be given again.
  if (before.closureId !== null) refuse('from', 'ofClosure');
  if (to < from) refuse('to', 'endsBefore');
  if (from < before.from) refuse('from', 'onlyShorter');
  if (to > before.to || (from === before.from && to === before.to)) refuse('to', 'onlyShorter');
}

/** The days that are taken off, at the beginning and at the end. */
export function freedOf(before: DaySpan, { from, to }: DaySpan): DaySpan[] {
  const spans = [
    { from: before.from, to: addDays(from, -1) },
    { from: addDays(to, 1), to: before.to },
  ];
  return spans.filter((span) => span.from <= span.to);
}

function spanOf({ from, to }: DaySpan): { from: PlainDay; to: PlainDay } {
  return { from, to };
}
