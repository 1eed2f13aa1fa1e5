import type { FastifyInstance } from 'fastify';
import { saveLanguage } from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The call by which a person's language is kept. */
export function serveLanguage(app: FastifyInstance, { languages }: AuthServices): void {
  serve(app, saveLanguage, ({ input, caller }) => languages.keep(sessionOf(caller), input.language));
}
