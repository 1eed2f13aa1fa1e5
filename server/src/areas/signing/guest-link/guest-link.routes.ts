import type { FastifyInstance } from 'fastify';
import {
  getGuestLink,
  openGuestLink,
  reportWrongReceiver,
  requestNewSending,
  requestNewSendingOf,
} from 'shared-api/contracts/signing';
import { serve } from '../../../platform/http/serve.ts';
import { setGuestSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { SigningServices } from '../create-signing.ts';

/** The links that receivers come by. */
export function serveGuestLink(
  app: FastifyInstance,
  { guestLink, newSendings, wrongReceivers }: SigningServices,
): void {
  serve(app, getGuestLink, ({ caller, input }) => guestLink.describe(caller, input));
  serve(app, openGuestLink, async ({ caller, input, reply }) => {
    const opened = await guestLink.open(caller, input);
    if (opened) setGuestSessionCookie(reply, opened);
    return { documentId: opened?.documentId };
  });
  serve(app, reportWrongReceiver, ({ caller, input }) => wrongReceivers.report(caller, input));
  serve(app, requestNewSending, ({ caller, input }) => newSendings.request(caller, input));
  serve(app, requestNewSendingOf, ({ caller, input }) => newSendings.requestFor(caller, input));
}
