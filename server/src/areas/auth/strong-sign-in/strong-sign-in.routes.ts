import type { FastifyInstance } from 'fastify';
import { getStrongSignIn, saveStrongSignIn } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of signing in by an app or a passkey alone. */
export function serveStrongSignIn(app: FastifyInstance, { strongSignIn }: AuthServices): void {
  serve(app, getStrongSignIn, ({ caller }) => strongSignIn.describe(signedIn(caller)));
  serve(app, saveStrongSignIn, ({ caller, input }) => strongSignIn.save(signedIn(caller), input));
}
