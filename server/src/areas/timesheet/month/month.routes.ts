import type { FastifyInstance } from 'fastify';
import { getMonth, updateDay } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about a person's month. */
export function serveMonth(app: FastifyInstance, { month }: TimesheetServices): void {
  serve(app, getMonth, ({ input, caller }) => month.get(signedIn(caller), input));
  serve(app, updateDay, ({ input, caller }) => month.updateDay(signedIn(caller), input));
}
