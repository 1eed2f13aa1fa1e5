import type { FastifyInstance } from 'fastify';
import {
  answerContactProposal,
  cancelEmail,
  cancelPhone,
  changePhone,
  confirmEmail,
  confirmPhone,
  openContactProposal,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about addresses and numbers that wait to count. */
export function serveContacts(
  app: FastifyInstance,
  { emailChange, phoneChange, contactProposals }: AuthServices,
): void {
  serve(app, confirmEmail, ({ input, caller }) => emailChange.confirm(signedIn(caller), input));
  serve(app, cancelEmail, ({ caller }) => emailChange.cancel(signedIn(caller)));
  serve(app, changePhone, ({ input, caller }) => phoneChange.request(signedIn(caller), input));
  serve(app, confirmPhone, ({ input, caller }) => phoneChange.confirm(signedIn(caller), input));
  serve(app, cancelPhone, ({ caller }) => phoneChange.cancel(signedIn(caller)));
  serve(app, openContactProposal, ({ input, caller }) => contactProposals.open(caller, input));
  serve(app, answerContactProposal, ({ input, caller }) => contactProposals.answer(caller, input));
}
