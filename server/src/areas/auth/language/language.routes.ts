import type { FastifyInstance } from 'fastify';
import { saveLanguage } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The call by which a person's language is saved. */
export function serveLanguage(app: FastifyInstance, { languages }: AuthServices): void {
  serve(app, saveLanguage, ({ input, caller }) => languages.save(signedIn(caller), input));
}
