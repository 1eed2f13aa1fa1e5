import type { FastifyInstance } from 'fastify';
import { serveConfirmationMails } from './confirmation-mails/confirmation-mails.routes.ts';
import type { SigningServices } from './create-signing.ts';
import { serveDocumentAdd } from './document-add/document-add.routes.ts';
import { serveDocumentEdit } from './document-edit/document-edit.routes.ts';
import { serveDocumentList } from './document-list/document-list.routes.ts';
import { serveDocumentView } from './document-view/document-view.routes.ts';
import { serveEvidence } from './evidence/evidence.routes.ts';
import { serveGuestLink } from './guest-link/guest-link.routes.ts';
import { serveMessageList } from './message-list/message-list.routes.ts';
import { serveMessageWrite } from './message-write/message-write.routes.ts';
import { serveSentMessages } from './sent-messages/sent-messages.routes.ts';
import { serveMessageAttachment } from './message-attachment/message-attachment.routes.ts';
import { serveMessageSign } from './message-sign/message-sign.routes.ts';
import { serveOverview } from './overview/overview.routes.ts';
import { serveReceivers } from './receivers/receivers.routes.ts';
import { serveSealing } from './sealing/sealing.routes.ts';
import { serveSendDoc } from './send-doc/send-doc.routes.ts';
import { serveSending } from './sending/sending.routes.ts';
import { serveSign } from './sign/sign.routes.ts';
import { serveSignatureObjects } from './signature-objects/signature-objects.routes.ts';
import { serveVerification } from './verification/verification.routes.ts';

const features = [
  serveDocumentList,
  serveOverview,
  serveReceivers,
  serveDocumentAdd,
  serveDocumentEdit,
  serveDocumentView,
  serveSending,
  serveSendDoc,
  serveGuestLink,
  serveSign,
  serveSealing,
  serveVerification,
  serveMessageList,
  serveMessageWrite,
  serveSentMessages,
  serveSignatureObjects,
  serveMessageAttachment,
  serveMessageSign,
  serveConfirmationMails,
  serveEvidence,
];

/** The calls of the signing area. */
export function serveSigning(app: FastifyInstance, services: SigningServices): void {
  for (const serveFeature of features) serveFeature(app, services);
}
