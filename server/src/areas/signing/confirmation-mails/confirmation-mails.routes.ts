import type { FastifyInstance } from 'fastify';
import {
  deleteConfirmationMails,
  getConfirmationMail,
  listConfirmationMails,
  saveConfirmationMail,
} from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The addresses that get the signed documents of a company. */
export function serveConfirmationMails(
  app: FastifyInstance,
  { confirmationMails }: Pick<SigningServices, 'confirmationMails'>,
): void {
  serve(app, listConfirmationMails, ({ input, caller }) => confirmationMails.list(signedIn(caller), input));
  serve(app, getConfirmationMail, ({ input, caller }) => confirmationMails.get(signedIn(caller), input));
  serve(app, saveConfirmationMail, ({ input, caller }) => confirmationMails.save(signedIn(caller), input));
  serve(app, deleteConfirmationMails, ({ input, caller }) =>
    confirmationMails.remove(signedIn(caller), input),
  );
}
