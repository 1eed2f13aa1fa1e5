import type { ClosureResult } from 'shared-api/contracts/absences';
import type { Language, PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { DaySpan, Months } from '../../ports/months.port.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import { lockPerson } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { listClosures } from '../settings/settings.repository.ts';
import type { ClosureRecord } from '../settings/settings.schema.ts';
import { findFree, type FreeTime } from './free-time.ts';

/** What leave of closures is given with. */
interface ClosureLeaveDependencies extends Pick<AreaPlatform, 'db'> {
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly requests: Pick<RequestChanges, 'add' | 'setStatus'>;
}

type Closure = Pick<ClosureRecord, 'id' | 'name' | 'from' | 'to' | 'part'>;

interface Given {
  readonly closure: Closure;
  /** The first day that is given. */
  readonly since: PlainDay;
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
}

/** What gives and takes back leave of closures. */
export type ClosureLeave = ReturnType<typeof createClosureLeave>;

/** Makes what gives and takes back one employee's leave of a closure, each in a transaction of its own. */
export function createClosureLeave({ db, months, requests }: ClosureLeaveDependencies) {
  return {
    /** Gives approved leave on the working days, as far as the employee has no other absence on them. */
    give: (employee: EmployeeRecord, { closure, since, caller }: Given): Promise<ClosureResult> =>
      withResult(employee, caller, (tx) => giveOn(tx, employee, { closure, since, caller })),

    /** What giving it would do, of which nothing is kept. */
    look: async (
      employee: EmployeeRecord,
      { closure, since }: Pick<Given, 'closure' | 'since'>,
    ): Promise<ClosureResult> =>
      resultOf(employee, await findFree(db, months, { employee, closure, from: since, to: closure.to })),

    /**
     * Gives on some days what closures left to another absence that takes them no more. What a rule refuses, a closed month above all,
     * stays as it is: the change that freed the days goes on.
     */
    fill: async (tx: Executor, employee: EmployeeRecord, span: DaySpan): Promise<void> => {
      const closures = await listClosures(tx, employee.companyId, span.from);
      for (const closure of closures.filter(({ from }) => from <= span.to)) {
        const since = closure.from > span.from ? closure.from : span.from;
        const until = closure.to < span.to ? closure.to : span.to;
        const given = { closure: { ...closure, to: until }, since, caller: null };
        await tx.transaction((own) => giveOn(own, employee, given)).catch(ignoreRefusal);
      }
    },

    /** Withdraws the leave of a closure, which gives its days back; what was not approved any more is left as it is. */
    takeBack: (
      employee: EmployeeRecord,
      {
        requests: made,
        caller,
      }: { readonly requests: readonly RequestRecord[]; readonly caller: SignedInCaller },
    ): Promise<ClosureResult> =>
      withResult(employee, caller, async (tx) => {
        const actor = { caller, employee, mayManage: true };
        const approved = made.filter(({ status }) => status === 'approved');
        for (const { id } of approved)
          await requests.setStatus(tx, actor, id, { to: 'withdrawn', from: ['approved', 'withdrawn'] });
        return { times: approved, days: 0, minutes: 0, kept: [] };
      }),
  };

  async function giveOn(
    tx: Executor,
    employee: EmployeeRecord,
    { closure, since, caller }: Given,
  ): Promise<FreeTime> {
    const actor = { caller, employee, mayManage: true };
    await lockPerson(tx, employee);
    const free = await findFree(tx, months, { employee, closure, from: since, to: closure.to });
    for (const time of free.times) {
      const { id } = await requests.add(tx, actor, {
        kind: 'leave',
        cause: 'holiday',
        ...time,
        note: closure.name,
        closureId: closure.id,
      });
      await requests.setStatus(tx, actor, id, { to: 'approved', mayOverdraw: true });
    }
    return free;
  }

  async function withResult(
    employee: EmployeeRecord,
    caller: SignedInCaller | null,
    change: (tx: Executor) => Promise<FreeTime>,
  ): Promise<ClosureResult> {
    try {
      return resultOf(employee, await db.transaction(change));
    } catch (error) {
      // What a rule refuses one person is told, and the others go on.
      if (!(error instanceof AppError)) throw error;
      const reason = sentenceOf(error, caller?.language ?? 'it');
      return { ...resultOf(employee, nothing), outcome: 'refused', reason };
    }
  }
}

const nothing: FreeTime = { times: [], days: 0, minutes: 0, kept: [] };

function resultOf({ id, name }: EmployeeRecord, { times, days, minutes, kept }: FreeTime): ClosureResult {
  const outcome = times.length > 0 ? 'done' : 'kept';
  return { employeeId: id, name, outcome, reason: '', days, minutes, kept: [...kept] };
}

/** Why a rule refused somebody. */
function sentenceOf({ fields, text, code }: AppError, language: Language): string {
  return Object.values(fields ?? {})[0] ?? text?.[language] ?? code;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
