import type { Codes } from '../../platform/codes/codes.service.ts';
import type { PdfEditing } from '../../platform/pdf-editing/pdf-editing.ts';
import type { FindFilesInUse } from '../area.ts';
import type { SizeRange } from '../../platform/http/multipart.ts';
import type { AreaPlatform } from '../area-platform.ts';
import type { ChosenUsers } from '../ports/chosen-users.port.ts';
import type { DocumentSigned } from '../ports/documents.port.ts';
import type { Settings } from '../ports/settings.port.ts';
import { createDocumentAddService } from './document-add/document-add.service.ts';
import { createUploadService } from './document-add/upload.service.ts';
import { createDocumentEditService } from './document-edit/document-edit.service.ts';
import { createDocumentListService } from './document-list/document-list.service.ts';
import { createDocumentHistoryService } from './document-view/document-history.service.ts';
import { createDocumentViewService } from './document-view/document-view.service.ts';
import { createSigningStateService } from './document-view/signing-state.service.ts';
import { createNotifyWithdrawal } from './notices/withdrawal-notice.ts';
import { createDocumentAccess } from './documents/document-access.ts';
import { documentSubject } from './documents/document-audit.ts';
import { createDocumentFiles } from './documents/document-files.ts';
import { announceDelivery } from './documents/document-changes.repository.ts';
import { createLoggedFiles } from './evidence/logged-files.ts';
import { createSealListService } from './evidence/seal-list.service.ts';
import { createSealedLedger } from './evidence/sealed-ledger.ts';
import { createSealReports } from './evidence/seal-reports.ts';
import { createSealChecks } from './evidence/weekly-seal-checks.ts';
import { createEvidenceService } from './evidence/evidence.service.ts';
import { createLogCheckService } from './evidence/log-check.service.ts';
import { findStrayedEnds } from './evidence/strayed-ends.repository.ts';
import { createFormerMeans } from './former-means/former-means.ts';
import { createFollowGuestLink } from './guest-link/follow-guest-link.ts';
import { createGuestLinkService } from './guest-link/guest-link.service.ts';
import { createMessageListService } from './message-list/message-list.service.ts';
import { createCancelledMessages } from './message-write/cancelled-messages.ts';
import { createAttachmentService } from './message-write/attachment.service.ts';
import { createMessageDrafts } from './message-write/drafts.service.ts';
import { createExternalMessages } from './message-write/external-message.service.ts';
import { createMessageWriteService } from './message-write/message-write.service.ts';
import { createSendMessageJob, sendMessageJobKind } from './message-write/send-message.job.ts';
import { createSentMessages } from './sent-messages/sent-messages.service.ts';
import { createMessageAttachmentService } from './message-attachment/message-attachment.service.ts';
import { createMessageSignService } from './message-sign/message-sign.service.ts';
import { createOverviewService } from './overview/overview.service.ts';
import { createNewSendingService } from './guest-link/new-sending.service.ts';
import { createWrongReceiverService } from './guest-link/wrong-receiver.service.ts';
import { createDocumentNotices } from './notices/document-notices.ts';
import { createExpiryReminders } from './notices/expiry-reminders.ts';
import { createMessageNotices } from './notices/message-notices.ts';
import { isInvitationWanted } from './notices/still-wanted.ts';
import { createCompletionService } from './sealing/completion.service.ts';
import { createSigningCodes } from './verification/signing-codes.ts';
import { createReceiverService } from './receivers/receivers.service.ts';
import { createResendService } from './sealing/resend.service.ts';
import { createSealService, sealJobKind } from './sealing/seal.service.ts';
import { createSignedMailer } from './sealing/signed-mail.service.ts';
import { bulkSendJobKind, createBulkSendJob } from './send-doc/send-doc.job.ts';
import { createSendDocService } from './send-doc/send-doc.service.ts';
import { createSendingService } from './sending/sending.service.ts';
import { createSignService } from './sign/sign.service.ts';
import { createObjectFiles } from './signature-objects/object-files.ts';
import { createObjectsOfNobody } from './signature-objects/objects-of-nobody.ts';
import { createObjectPictures } from './signature-objects/object-pictures.ts';
import { createSignatureObjectChanges } from './signature-objects/signature-object-changes.service.ts';
import { createSignatureObjects } from './signature-objects/signature-objects.service.ts';
import type { SigningDirectory } from './signing-directory.ts';
import { createConfirmationMailService } from './confirmation-mails/confirmation-mails.service.ts';
import { createVerificationService } from './verification/verification.service.ts';

type SigningPlatform = Pick<
  AreaPlatform,
  | 'db'
  | 'clock'
  | 'audit'
  | 'readings'
  | 'notedRows'
  | 'storage'
  | 'metrics'
  | 'deliveries'
  | 'jobs'
  | 'push'
  | 'sessions'
  | 'rateLimits'
  | 'secretBox'
  | 'rowProofs'
  | 'seals'
  | 'drawPicture'
  | 'logger'
>;

interface SigningDependencies extends SigningPlatform {
  pdfEditing: PdfEditing;
  directory: SigningDirectory;
  codes: Codes;
  chosenUsers: ChosenUsers;
  onDocumentSigned: DocumentSigned;
  settings: Pick<Settings, 'nextMailTime'>;
  findFilesInUse: FindFilesInUse;
  /** Sizes of a document to sign. */
  uploadSizes: SizeRange;
  /** Where the installation keeps what is its own. */
  dataFolder: string;
  /** Name of the product. */
  product: string;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
}

/** The services of the signing area. */
export type SigningServices = ReturnType<typeof createSigning>;

/** Makes the services of the signing area and registers its jobs. */
export function createSigning(given: SigningDependencies) {
  const access = createDocumentAccess(given);
  const files = createDocumentFiles(given);
  const follow = createFollowGuestLink(given);
  const documentNotices = createDocumentNotices(given);
  const expiryReminders = createExpiryReminders({ ...given, documentNotices });
  const notices = { documentNotices, expiryReminders };
  const sealReports = createSealReports(given);
  const sealedLedger = createSealedLedger(given);
  const loggedFiles = createLoggedFiles({ ...given, sealReports });
  const formerMeans = createFormerMeans(given);
  const dependencies = {
    ...given,
    formerMeans,
    sealReports,
    sealedLedger,
    loggedFiles,
    access,
    files,
    follow,
    ...notices,
    signedMail: createSignedMailer(given),
  };
  const sign = createSignService(dependencies);
  const completion = createCompletionService({ ...dependencies, sign });
  const sending = createSendingService(dependencies);
  const uploads = createUploadService(dependencies);
  const sendMessageJob = createSendMessageJob(dependencies);
  const bulkSendJob = createBulkSendJob({ ...dependencies, sending });
  const { seal, announceGivenUp } = createSealService(dependencies);
  const objectFiles = createObjectFiles(given);
  const objectDependencies = { ...given, files: objectFiles, pictures: createObjectPictures(given) };
  given.codes.handle(createSigningCodes(dependencies));
  given.jobs.handle(sealJobKind, seal, { onDead: announceGivenUp });
  given.jobs.handle(bulkSendJobKind, bulkSendJob.run, { onDead: bulkSendJob.giveUp, isOverWhenDead: true });
  given.jobs.handle(sendMessageJobKind, sendMessageJob.run, {
    onDead: sendMessageJob.giveUp,
    isOverWhenDead: true,
  });
  given.audit.watchEnds(findStrayedEnds);
  given.audit.watchEnds(sealedLedger.findStrayed);
  given.deliveries.watch(documentSubject(''), announceDelivery);
  given.deliveries.confirm(documentSubject(''), isInvitationWanted);
  return {
    documentList: createDocumentListService(dependencies),
    overview: createOverviewService(dependencies),
    receivers: createReceiverService(dependencies),
    uploads,
    documentAdd: createDocumentAddService(dependencies),
    documentEdit: createDocumentEditService({
      ...dependencies,
      notifyWithdrawal: createNotifyWithdrawal(dependencies),
    }),
    documentHistory: createDocumentHistoryService(dependencies),
    evidence: createEvidenceService(dependencies),
    logCheck: createLogCheckService(dependencies),
    sealChecks: createSealChecks(dependencies),
    sealList: createSealListService(dependencies),
    documentView: createDocumentViewService(dependencies),
    signingState: createSigningStateService(dependencies),
    sending,
    sendDoc: createSendDocService(dependencies),
    guestLink: createGuestLinkService(dependencies),
    newSendings: createNewSendingService(dependencies),
    wrongReceivers: createWrongReceiverService(dependencies),
    sign,
    completion,
    resending: createResendService(dependencies),
    verification: createVerificationService(dependencies),
    messageList: createMessageListService(dependencies),
    attachments: createAttachmentService({ ...dependencies, uploads }),
    messageDrafts: createMessageDrafts(dependencies),
    messageWrite: createMessageWriteService(dependencies),
    cancelledMessages: createCancelledMessages(dependencies),
    externalMessages: createExternalMessages({ ...dependencies, sending }),
    sentMessages: createSentMessages(dependencies),
    signatureObjects: createSignatureObjects(objectDependencies),
    signatureObjectChanges: createSignatureObjectChanges(objectDependencies),
    objectFiles,
    objectsOfNobody: createObjectsOfNobody(dependencies),
    messageAttachment: createMessageAttachmentService(dependencies),
    messageSign: createMessageSignService({ ...dependencies, completion }),
    confirmationMails: createConfirmationMailService(dependencies),
    messageNotices: createMessageNotices(dependencies),
  };
}
