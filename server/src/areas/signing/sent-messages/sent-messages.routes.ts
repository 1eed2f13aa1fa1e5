import type { FastifyInstance } from 'fastify';
import { getSentMessage, listSentMessages, listSentReceivers } from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** What became of messages that were sent. */
export function serveSentMessages(app: FastifyInstance, { sentMessages }: SigningServices): void {
  serve(app, listSentMessages, ({ caller, input }) => sentMessages.list(signedIn(caller), input));
  serve(app, getSentMessage, ({ caller, input }) => sentMessages.get(signedIn(caller), input));
  serve(app, listSentReceivers, ({ caller, input }) => sentMessages.listReceivers(signedIn(caller), input));
}
