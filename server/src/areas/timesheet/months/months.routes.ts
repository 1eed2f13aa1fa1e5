import type { FastifyInstance } from 'fastify';
import { getMonthsWaiting, listMonths, setMonthsStatus } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about the months of all people of a company. */
export function serveMonths(app: FastifyInstance, { months }: TimesheetServices): void {
  serve(app, listMonths, ({ input, caller }) => months.list(signedIn(caller), input));
  serve(app, setMonthsStatus, ({ input, caller }) => months.setStatus(signedIn(caller), input));
  serve(app, getMonthsWaiting, ({ caller }) => months.getWaiting(signedIn(caller)));
}
