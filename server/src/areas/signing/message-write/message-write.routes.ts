import type { FastifyInstance } from 'fastify';
import {
  cancelMessage,
  countRecipients,
  deleteMessageDraft,
  findRecipientGroups,
  getMessageDraft,
  listMessageDrafts,
  resumeMessage,
  saveMessageDraft,
  sendExternalMessage,
  sendMessage,
  uploadAttachment,
} from 'shared-api/contracts/signing';
import { largeBody } from '../../../platform/http/request-body.ts';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** A text in any letters, with recipients by the hundred. */
const longText = { bodyLimit: largeBody };

/** Writing messages. */
export function serveMessageWrite(app: FastifyInstance, services: SigningServices): void {
  const { attachments, messageDrafts: drafts, messageWrite: writing, externalMessages } = services;
  serve(app, uploadAttachment, ({ caller, files }) => attachments.add(signedIn(caller), files['file']));
  serve(app, saveMessageDraft, ({ caller, input }) => drafts.save(signedIn(caller), input), longText);
  serve(app, getMessageDraft, ({ caller, input }) => drafts.get(signedIn(caller), input));
  serve(app, listMessageDrafts, ({ caller }) => drafts.list(signedIn(caller)));
  serve(app, deleteMessageDraft, ({ caller, input }) => drafts.remove(signedIn(caller), input));
  serve(app, findRecipientGroups, ({ caller, input }) => writing.findGroups(signedIn(caller), input));
  serve(app, countRecipients, ({ caller, input }) => writing.count(signedIn(caller), input), longText);
  serve(app, sendMessage, ({ caller, input }) => writing.send(signedIn(caller), input), longText);
  serve(app, cancelMessage, ({ caller, input }) => writing.cancel(signedIn(caller), input));
  serve(app, resumeMessage, ({ caller, input }) => writing.resume(signedIn(caller), input));
  serve(
    app,
    sendExternalMessage,
    ({ caller, input }) => externalMessages.send(signedIn(caller), input),
    longText,
  );
}
