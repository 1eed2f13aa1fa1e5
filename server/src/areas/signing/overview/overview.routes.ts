import type { FastifyInstance } from 'fastify';
import { getSigningOverview } from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** What the dashboard shows of documents and messages. */
export function serveOverview(app: FastifyInstance, { overview }: SigningServices): void {
  serve(app, getSigningOverview, ({ caller }) => overview.get(signedIn(caller)));
}
