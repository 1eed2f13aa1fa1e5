import type { FastifyInstance } from 'fastify';
import {
  downloadMessageAttachment,
  getMessageAttachment,
  readMessageAttachment,
} from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Opening and keeping the attachments of messages. */
export function serveMessageAttachment(app: FastifyInstance, services: SigningServices): void {
  const { messageAttachment } = services;
  serve(app, getMessageAttachment, ({ caller, input }) => messageAttachment.open(signedIn(caller), input));
  serveDownload(app, readMessageAttachment, ({ caller, input }) =>
    messageAttachment.read(signedIn(caller), input),
  );
  serveDownload(app, downloadMessageAttachment, ({ caller, input }) =>
    messageAttachment.download(signedIn(caller), input),
  );
}
