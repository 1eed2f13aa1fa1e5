import type { FastifyInstance } from 'fastify';
import { archiveFailures, countFailures, listFailures, retryFailures } from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of what failed. */
export function serveFailures(app: FastifyInstance, { failures }: Pick<AdminServices, 'failures'>): void {
  serve(app, listFailures, ({ input, caller }) => failures.list(signedIn(caller), input));
  serve(app, countFailures, ({ caller }) => failures.count(signedIn(caller)));
  serve(app, retryFailures, ({ input, caller }) => failures.retry(signedIn(caller), input));
  serve(app, archiveFailures, ({ input, caller }) => failures.archive(signedIn(caller), input));
}
