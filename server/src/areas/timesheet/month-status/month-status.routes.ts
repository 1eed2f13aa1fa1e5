import type { FastifyInstance } from 'fastify';
import { getMonthGaps, sendMonth, setMonthStatus } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about the states of months. */
export function serveMonthStatus(app: FastifyInstance, { monthStatus }: TimesheetServices): void {
  serve(app, setMonthStatus, ({ input, caller }) => monthStatus.set(signedIn(caller), input));
  serve(app, getMonthGaps, ({ input, caller }) => monthStatus.getGaps(signedIn(caller), input));
  serve(app, sendMonth, ({ input, caller }) => monthStatus.send(signedIn(caller), input));
}
