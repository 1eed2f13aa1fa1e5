import type { FastifyInstance } from 'fastify';
import {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of the log. */
export function serveLog(app: FastifyInstance, { log, logExport }: AdminServices): void {
  serve(app, listLog, ({ input, caller }) => log.list(signedIn(caller), input));
  serve(app, countNewLogEvents, ({ input, caller }) => log.countNew(signedIn(caller), input));
  serve(app, getLogEvent, ({ input, caller }) => log.get(signedIn(caller), input));
  serve(app, checkLogChain, ({ input, caller }) => log.check(signedIn(caller), input));
  serve(app, getLogState, ({ caller }) => log.state(signedIn(caller)));
  serveDownload(app, exportLog, ({ input, caller }) => logExport.file(signedIn(caller), input));
}
