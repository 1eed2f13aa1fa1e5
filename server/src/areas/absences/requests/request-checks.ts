import {
  faultsOfTime,
  minutesOf,
  overlap,
  takenOf,
  type AbsenceConflict,
  type AbsenceTime,
  type DayTaken,
} from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import { absencesTexts } from '../absences.texts.ts';
import { readBalance } from '../balances/read-balance.ts';
import { listBlockedDays } from '../settings/settings.repository.ts';
import type { RequestActor, RequestDraft, StatusChange } from './request-change.ts';
import { listDaysOfRequests, listTaking } from './requests.repository.ts';
import type { RequestRecord } from './requests.schema.ts';

interface CheckDependencies extends Pick<AreaPlatform, 'clock'> {
  readonly months: Months;
  readonly people: Pick<People, 'findPeople'>;
}

/** What refuses a request. */
export type RequestChecks = ReturnType<typeof createRequestChecks>;

/** Makes what refuses a request: its time, the months, what is blocked, the balance, and who was first. */
export function createRequestChecks({ clock, months, people }: CheckDependencies) {
  return { check, requireBalance, findOverdraft, requireKnown };

  /** What a draft takes of each day. @throws AppError as `add` of the changes does. */
  async function check(
    tx: Executor,
    { employee, mayManage, caller }: RequestActor,
    draft: RequestDraft,
    except?: string,
  ): Promise<DayTaken[]> {
    const language = caller?.language ?? 'it';
    for (const [field, fault] of Object.entries(faultsOfTime(draft)))
      throw wrong(field, absencesTexts[fault][language]);
    const days = await months.listWorkDays(tx, employee, draft);
    const taken = takenOf(draft, days);
    if (taken.length === 0 && draft.kind === 'leave')
      throw wrong('to', absencesTexts.nothingToTake[language]);
    await months.requireUnlocked(tx, employee, { from: draft.from, to: draft.to, mayManage });
    await requireFree(tx, { employee, language, except }, draft, taken);
    if (draft.kind === 'leave' && !mayManage) await requireNotBlocked(tx, { employee, language }, draft);
    return taken;
  }

  async function requireFree(
    tx: Executor,
    {
      employee,
      language,
      except,
    }: { employee: EmployeeRecord; language: Language; except: string | undefined },
    draft: RequestDraft,
    taken: readonly DayTaken[],
  ): Promise<void> {
    // The hours of a night may meet those of the day before, and of the next.
    const [from, to] = [addDays(draft.from, -1), addDays(draft.to, 1)];
    const others = await listTaking(tx, { employeeId: employee.id, from, to, except });
    // A sickness may begin in leave, which then gives its days back; every other two may not share time.
    const inTheWay = draft.kind === 'sickness' ? others.filter(({ kind }) => kind === 'sickness') : others;
    if (inTheWay.some((other) => overlap(other, draft)))
      throw wrong('from', absencesTexts.overlaps[language]);
    if (draft.kind === 'sickness' || taken.length !== 1 || inTheWay.length === 0) return;
    const [day] = taken;
    const ofDay = await listDaysOfRequests(
      tx,
      inTheWay.map(({ id }) => id),
    );
    const sum = minutesOf(ofDay.filter((each) => each.day === day?.day && each.givenBackTo === null));
    const [planned] = await months.listWorkDays(tx, employee, { from: draft.from, to: draft.from });
    if (day && planned && sum + day.minutes > planned.planned)
      throw wrong('end', absencesTexts.moreThanTheDay[language]);
  }

  async function requireNotBlocked(
    tx: Executor,
    { employee: { companyId }, language }: { employee: EmployeeRecord; language: Language },
    { from, to }: AbsenceTime,
  ): Promise<void> {
    const [blocked] = await listBlockedDays(tx, { companyId, from, to });
    if (blocked) throw wrong('from', absencesTexts.blocked[language].replace('{reason}', blocked.reason));
  }

  interface Asked {
    readonly request: Pick<RequestRecord, 'cause' | 'to'> & { readonly id?: string };
    readonly minutes: number;
    /** Whether it is being decided: then what others only ask for holds nothing back from it. */
    readonly isDecided?: boolean;
  }

  /** @throws AppError `conflict` when a request takes more than is left, and the company refuses that. */
  async function requireBalance(
    tx: Executor,
    actor: Pick<RequestActor, 'employee'>,
    asked: Asked,
  ): Promise<void> {
    const overdraft = await findOverdraft(tx, actor, asked);
    if (overdraft) throw overdraft;
  }

  /** The refusal of a request that takes more than is left, where the company refuses that. */
  async function findOverdraft(
    tx: Executor,
    { employee }: Pick<RequestActor, 'employee'>,
    { request, minutes, isDecided = false }: Asked,
  ): Promise<AppError | null> {
    if (request.cause === null) return null;
    const left = await readBalance(tx, {
      employeeId: employee.id,
      companyId: employee.companyId,
      cause: request.cause,
      today: dayInItaly(clock.now()),
      until: request.to,
      except: request.id,
      ignoresWaiting: isDecided,
    });
    if (!left?.isLimit) return null;
    const most = left.available + left.earnedUntil;
    if (minutes <= most) return null;
    return new AppError('conflict', {
      text: absencesTexts.overdrawn,
      details: { left: inHours(most), needed: inHours(minutes) },
    });
  }

  /** @throws AppError `conflict` (`absenceConflict`) where somebody changed it since, or it is in no state for this. */
  async function requireKnown(
    tx: Executor,
    request: RequestRecord,
    { version, from }: Pick<StatusChange, 'version' | 'from'>,
  ): Promise<void> {
    const isKnown = version === undefined || version === request.version;
    if (isKnown && (from === undefined || from.includes(request.status))) return;
    const [writer] = await people.findPeople(tx, [request.changedBy]);
    const details: AbsenceConflict = {
      changedBy: writer?.name ?? '',
      changedAt: request.changedAt.toISOString(),
      current: { status: request.status, version: request.version },
    };
    throw new AppError('conflict', { text: absencesTexts.alreadyDecided, details: { ...details } });
  }
}

function wrong(field: string, sentence: string): AppError {
  return new AppError('invalid-input', { fields: { [field]: sentence } });
}

/** Hours of a sentence, with a comma as Italian has it; both languages read it. */
function inHours(minutes: number): string {
  return (minutes / 60).toLocaleString('it', { maximumFractionDigits: 2 });
}
