import type { FastifyInstance } from 'fastify';
import { correctPunches, getDayPunches, getPunchState, punch } from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about punches. */
export function serveBadge(app: FastifyInstance, { punches, dayPunches }: TimesheetServices): void {
  serve(app, getPunchState, ({ caller }) => punches.getState(signedIn(caller)));
  serve(app, punch, ({ input, caller }) => punches.punch(signedIn(caller), input));
  serve(app, getDayPunches, ({ input, caller }) => dayPunches.get(signedIn(caller), input));
  serve(app, correctPunches, ({ input, caller }) => dayPunches.correct(signedIn(caller), input));
}
