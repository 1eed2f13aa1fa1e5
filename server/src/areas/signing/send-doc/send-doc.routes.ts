import type { FastifyInstance } from 'fastify';
import {
  cancelBulkSend,
  createBulkSend,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  retryBulkSend,
} from 'shared-api/contracts/signing';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** A document to people who were chosen in the list of users. */
export function serveSendDoc(app: FastifyInstance, { sendDoc }: SigningServices): void {
  serve(app, listChosenReceivers, ({ caller, input }) => sendDoc.listChosen(signedInCaller(caller), input));
  serve(app, getUploadLimits, ({ caller, input }) => sendDoc.getLimits(signedInCaller(caller), input));
  serve(app, createBulkSend, ({ caller, input }) => sendDoc.create(signedInCaller(caller), input));
  serve(app, getBulkSend, async ({ caller, input }) => ({
    bulkSend: await sendDoc.get(signedInCaller(caller), input),
  }));
  serve(app, listBulkSends, ({ caller }) => sendDoc.list(signedInCaller(caller)));
  serve(app, cancelBulkSend, ({ caller, input }) => sendDoc.cancel(signedInCaller(caller), input));
  serve(app, retryBulkSend, ({ caller, input }) => sendDoc.retry(signedInCaller(caller), input));
}
