import type { FastifyInstance } from 'fastify';
import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of acting for others. */
export function serveActingFor(app: FastifyInstance, { actingFor }: AuthServices): void {
  serve(app, actFor, ({ input, caller }) => actingFor.start(signedIn(caller), input));
  serve(app, stopActingFor, ({ caller }) => actingFor.stop(signedIn(caller)));
}
