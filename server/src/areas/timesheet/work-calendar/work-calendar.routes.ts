import type { FastifyInstance } from 'fastify';
import {
  deletePlan,
  deleteSite,
  getWorkCalendar,
  savePlan,
  saveSite,
  saveWorkSettings,
} from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about sites and plans. */
export function serveWorkCalendar(app: FastifyInstance, { workCalendar }: TimesheetServices): void {
  serve(app, getWorkCalendar, ({ input, caller }) => workCalendar.get(signedIn(caller), input));
  serve(app, saveSite, ({ input, caller }) => workCalendar.saveSite(signedIn(caller), input));
  serve(app, deleteSite, ({ input, caller }) => workCalendar.deleteSite(signedIn(caller), input));
  serve(app, savePlan, ({ input, caller }) => workCalendar.savePlan(signedIn(caller), input));
  serve(app, deletePlan, ({ input, caller }) => workCalendar.deletePlan(signedIn(caller), input));
  serve(app, saveWorkSettings, ({ input, caller }) => workCalendar.saveSettings(signedIn(caller), input));
}
