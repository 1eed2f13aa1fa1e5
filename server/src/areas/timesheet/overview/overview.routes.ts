import type { FastifyInstance } from 'fastify';
import { getTimesheetOverview } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** What the dashboard and the top bar show of somebody's months. */
export function serveOverview(app: FastifyInstance, { overview }: TimesheetServices): void {
  serve(app, getTimesheetOverview, ({ caller }) => overview.get(signedIn(caller)));
}
