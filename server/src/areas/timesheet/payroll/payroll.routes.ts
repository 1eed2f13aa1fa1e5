import type { FastifyInstance } from 'fastify';
import {
  createDelivery,
  downloadDelivery,
  getPayrollSettings,
  previewPayroll,
  savePayrollSettings,
} from 'shared-api/contracts/timesheet';
import { largeBody } from '../../../platform/http/request-body.ts';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The calls about payroll files. */
export function servePayroll(app: FastifyInstance, { payroll, payrollSettings }: TimesheetServices): void {
  serve(app, getPayrollSettings, ({ input, caller }) => payrollSettings.get(signedIn(caller), input));
  serve(app, savePayrollSettings, ({ input, caller }) => payrollSettings.save(signedIn(caller), input), {
    bodyLimit: largeBody,
  });
  serve(app, previewPayroll, ({ input, caller }) => payroll.preview(signedIn(caller), input));
  serve(app, createDelivery, ({ input, caller }) => payroll.deliver(signedIn(caller), input));
  serveDownload(app, downloadDelivery, ({ input, caller }) => payroll.file(signedIn(caller), input));
}
