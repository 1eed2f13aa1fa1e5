import type { FastifyInstance } from 'fastify';
import { confirmSignUp, openSignUpLink, startSignUp } from 'shared-api/contracts/auth';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of signing up. */
export function serveSignUp(app: FastifyInstance, services: AuthServices): void {
  serve(app, startSignUp, ({ input, caller }) => services.signUp.request(caller, input));
  serve(app, openSignUpLink, ({ input, caller }) => services.confirmSignUp.find(caller, input));
  serve(app, confirmSignUp, async ({ input, caller }) => ({
    needsApproval: await services.confirmSignUp.confirm(caller, input),
  }));
}
