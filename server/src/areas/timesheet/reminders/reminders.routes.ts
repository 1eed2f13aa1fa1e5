import type { FastifyInstance } from 'fastify';
import { remindMonths } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about months that were not sent. */
export function serveReminders(app: FastifyInstance, { reminders }: TimesheetServices): void {
  serve(app, remindMonths, ({ input, caller }) => reminders.remind(signedIn(caller), input));
}
