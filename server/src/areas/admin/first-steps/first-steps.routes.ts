import type { FastifyInstance } from 'fastify';
import { getFirstSteps, saveMailSender, setFirstStepAside } from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of the first steps. */
export function serveFirstSteps(app: FastifyInstance, { firstSteps }: AdminServices): void {
  serve(app, getFirstSteps, ({ caller }) => firstSteps.get(signedIn(caller)));
  serve(app, setFirstStepAside, ({ caller, input }) => firstSteps.setAside(signedIn(caller), input));
  serve(app, saveMailSender, ({ caller, input }) => firstSteps.saveSender(signedIn(caller), input));
}
