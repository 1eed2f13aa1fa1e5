import type { FastifyInstance } from 'fastify';
import { getMonthHistory } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The call about what happened to a month. */
export function serveMonthHistory(app: FastifyInstance, { history }: TimesheetServices): void {
  serve(app, getMonthHistory, ({ input, caller }) => history.get(signedIn(caller), input));
}
