import type { FastifyInstance } from 'fastify';
import { confirmSignUp, openSignUpLink, startSignUp } from 'shared-api/contracts/auth';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of signing up. */
export function serveSignUp(app: FastifyInstance, services: AuthServices): void {
  serve(app, startSignUp, async ({ input, caller }) => ({
    errors: await services.signUp.request(caller, input),
    fullName: `${input.name.trim()} ${input.surname.trim()}`.trim(),
  }));
  serve(app, openSignUpLink, ({ input }) => services.confirmSignUp.find(input.secret));
  serve(app, confirmSignUp, async ({ input }) => ({
    needsApproval: await services.confirmSignUp.confirm(input),
  }));
}
