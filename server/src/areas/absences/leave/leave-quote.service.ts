import {
  daysOfAbsence,
  faultsOfTime,
  minutesOf,
  takenOf,
  type LeaveQuote,
  type quoteLeave,
} from 'shared-api/contracts/absences';
import { dayInItaly, type InputOf, type Language } from 'shared-api/contracts/common';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { readBalanceOfRequest } from '../balances/balance-of-request.ts';
import { askInVain, noObstacle, obstacleOf } from '../requests/ask-in-vain.ts';
import type { RequestActor, RequestDraft } from '../requests/request-change.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import { readWhoIsAway } from '../requests/who-is-away.ts';

interface QuoteDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'openEmployee' | 'findEmployee'>;
  readonly months: Pick<Months, 'listWorkDays' | 'listUsualDays'>;
  readonly requests: Pick<RequestChanges, 'check' | 'requireBalance'>;
}

/** The service that says what a request would take, before it is sent. */
export function createLeaveQuoteService({ db, clock, directory, months, requests }: QuoteDependencies) {
  return {
    /** What a request would take, and what speaks against it; nothing is kept. @throws AppError `not-found`. */
    quote: async (caller: SignedInCaller, input: InputOf<typeof quoteLeave>): Promise<LeaveQuote> => {
      const { from, to, start, end, cause, employeeId } = input;
      const employee = await directory.openEmployee(caller, { employeeId });
      const draft = { kind: 'leave', cause, from, to, start, end, note: '' } as const;
      const isReadable = Object.keys(faultsOfTime(draft)).length === 0;
      const days = isReadable ? takenOf(draft, await months.listWorkDays(db, employee, draft)) : [];
      const minutes = minutesOf(days);
      const balance = await readBalanceOfRequest(db, months, {
        employee,
        today: dayInItaly(clock.now()),
        request: { cause, to },
        taken: minutes,
      });
      const actor = { caller, employee, mayManage: employee.mayManage };
      return {
        days,
        minutes,
        daysLeftOut: isReadable ? daysOfAbsence(draft).length - days.length : 0,
        balance,
        ...(await readWhoIsAway(db, directory, { employee, from, to })),
        ...(await findObstacle(actor, draft, caller.language)),
      };
    },
  };

  /** What would refuse the request: the very checks of adding and sending it. */
  async function findObstacle(actor: RequestActor, draft: RequestDraft, language: Language) {
    try {
      await askInVain(db, async (tx) => {
        const taken = await requests.check(tx, actor, draft);
        await requests.requireBalance(tx, actor, { request: draft, minutes: minutesOf(taken) });
      });
      return noObstacle;
    } catch (error) {
      return obstacleOf(error, language);
    }
  }
}
