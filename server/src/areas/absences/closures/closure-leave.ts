import type { ClosureResult } from 'shared-api/contracts/absences';
import { addDays, type Language, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import { listTaking, lockPerson } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { ClosureRecord } from '../settings/settings.schema.ts';

/** What leave of closures is given with. */
export interface ClosureLeaveDependencies extends Pick<AreaPlatform, 'db'> {
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly requests: Pick<RequestChanges, 'add' | 'setStatus'>;
}

interface Given {
  readonly closure: Pick<ClosureRecord, 'id' | 'name' | 'from' | 'to'>;
  /** The first day that is given. */
  readonly since: PlainDay;
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
}

interface Stretch {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** Makes what gives and takes back one employee's leave of a closure, each in a transaction of its own. */
export function createClosureLeave({ db, months, requests }: ClosureLeaveDependencies) {
  return {
    /** Gives approved leave on the working days on which the employee has no other absence. */
    give: (employee: EmployeeRecord, { closure, since, caller }: Given): Promise<ClosureResult> =>
      withResult(employee, caller, async (tx) => {
        const actor = { caller, employee, mayManage: true };
        await lockPerson(tx, employee);
        const stretches = await findFree(tx, employee, { from: since, to: closure.to });
        for (const stretch of stretches) {
          const { id } = await requests.add(tx, actor, {
            kind: 'leave',
            cause: 'holiday',
            ...stretch,
            start: null,
            end: null,
            note: closure.name,
            closureId: closure.id,
          });
          await requests.setStatus(tx, actor, id, { to: 'approved', mayOverdraw: true });
        }
        return stretches.length > 0;
      }),

    /** What giving it would do, of which nothing is kept. */
    look: async (employee: EmployeeRecord, { closure, since }: Pick<Given, 'closure' | 'since'>) => {
      const stretches = await findFree(db, employee, { from: since, to: closure.to });
      const outcome = stretches.length > 0 ? 'done' : 'kept';
      return { employeeId: employee.id, name: employee.name, outcome, reason: '' } as const;
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
        return approved.length > 0;
      }),
  };

  /** What is left of a span without other absences, as far as there is something to work. */
  async function findFree(tx: Executor, employee: EmployeeRecord, span: Stretch): Promise<Stretch[]> {
    const others = await listTaking(tx, { employeeId: employee.id, ...span });
    const days = await months.listWorkDays(tx, employee, span);
    const isTaken = (day: PlainDay) => others.some(({ from, to }) => from <= day && day <= to);
    const stretches: { from: PlainDay; to: PlainDay; worked: number }[] = [];
    for (const { day, planned } of days.filter((each) => !isTaken(each.day))) {
      const last = stretches.at(-1);
      if (last && addDays(last.to, 1) === day) {
        last.to = day;
        last.worked += planned;
      } else stretches.push({ from: day, to: day, worked: planned });
    }
    return stretches.filter(({ worked }) => worked > 0).map(({ from, to }) => ({ from, to }));
  }

  async function withResult(
    { id: employeeId, name }: EmployeeRecord,
    caller: SignedInCaller | null,
    change: (tx: Executor) => Promise<boolean>,
  ): Promise<ClosureResult> {
    try {
      const isDone = await db.transaction(change);
      return { employeeId, name, outcome: isDone ? 'done' : 'kept', reason: '' };
    } catch (error) {
      // What a rule refuses one person is told, and the others go on.
      if (!(error instanceof AppError)) throw error;
      return { employeeId, name, outcome: 'refused', reason: sentenceOf(error, caller?.language ?? 'it') };
    }
  }
}

/** Why a rule refused somebody. */
function sentenceOf({ fields, text, code }: AppError, language: Language): string {
  return Object.values(fields ?? {})[0] ?? text?.[language] ?? code;
}
