import type { FastifyInstance } from 'fastify';
import {
  downloadHours,
  downloadMonthSheet,
  listExportedMonths,
  signMonthSheet,
} from 'shared-api/contracts/timesheet';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about hours and sheets as files. */
export function serveExports(app: FastifyInstance, { exports, sheets }: TimesheetServices): void {
  serve(app, listExportedMonths, ({ input, caller }) => exports.list(signedIn(caller), input));
  serveDownload(app, downloadHours, ({ input, caller }) => exports.hours(signedIn(caller), input));
  serveDownload(app, downloadMonthSheet, ({ input, caller }) => sheets.file(signedIn(caller), input));
  serve(app, signMonthSheet, ({ input, caller }) => sheets.sign(signedIn(caller), input));
}
