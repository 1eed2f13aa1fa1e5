export { createDocument, readUpload, uploadDocument } from './document-add.contract.ts';
export {
  deleteDocument,
  deleteDocuments,
  documentConflict,
  documentForm,
  getDocumentForm,
  isSameRequest,
  updateDocument,
} from './document-edit.contract.ts';
export type { DocumentConflict, DocumentFormValues } from './document-edit.contract.ts';
export { getDocumentHistory, verifyDocumentLog } from './document-history.contract.ts';
export type { DocumentEventKind, LogProblem } from './document-history.contract.ts';
export {
  countDocumentsToSign,
  countListedDocuments,
  documentPageSize,
  documentSearch,
  documentSort,
  listDocuments,
  maxDocumentsCounted,
  maxSearchLength,
} from './document-list.contract.ts';
export type { DocumentSort } from './document-list.contract.ts';
export { lifecycleOf, lifecycleSince } from './lifecycle.rules.ts';
export { downloadDocuments, getDocumentToSign, readDocumentFile } from './document-view.contract.ts';
export { downloadEvidence, downloadEvidencePackage } from './evidence.contract.ts';
export { findReceivers, maxReceiversFound, minReceiverSearch } from './receivers.contract.ts';
export type { KnownReceiver } from './receivers.contract.ts';
export { getSigningOverview, maxOverviewLines } from './overview.contract.ts';
export type { DocumentToSign, FailedDocument, ManagedOverview, UnreadMessage } from './overview.contract.ts';
export { completeDocument, getSealing, resendSignedCopy, sealDocumentAgain } from './sealing.contract.ts';
export type { SealingState } from './sealing.contract.ts';
export {
  bulkSendFields,
  cancelBulkSend,
  createBulkSend,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  maxBulkSendsListed,
  retryBulkSend,
} from './send-doc.contract.ts';
export type {
  BulkReceiver,
  BulkReceiverState,
  BulkSend,
  BulkSendProblem,
  BulkSendRow,
  BulkSendState,
  ChosenReceiver,
} from './send-doc.contract.ts';
export { sendDocuments } from './sending.contract.ts';
export {
  maxDrawingLength,
  maxDrawingsAtOnce,
  maxDrawingsLength,
  minSignatureReach,
  getSigningState,
  saveSignatures,
} from './sign.contract.ts';
export type { DrawnSignature, OtherOpening, SavedBox } from './sign.contract.ts';
export type { FormerMeans } from './former-means.ts';
export { checkDocumentExpiry, getVerificationData, markContactVerified } from './verification.contract.ts';
export { documentProblems, refusedAs } from './document.texts.ts';
export type { DocumentProblem } from './document.texts.ts';
export { maxBoxes, maxDocumentsAtOnce, pageShape, signatureBox, statusFilter } from './document.ts';
export type {
  DeliveryState,
  DocumentRow,
  DocumentState,
  PageShape,
  SignatureBox,
  DocumentBox,
  StatusFilter,
} from './document.ts';
export {
  expiryHours,
  findRepeatedReceivers,
  isExpiryComplete,
  isExpiryHours,
  isPdfName,
  maxReceivers,
  receiverFields,
  receiverShape,
} from './document.rules.ts';
export { findBoxProblem, isAtSamePlace, minBoxSize } from './box.rules.ts';
export { areBoxesOnPages, expiryAfter, hoursForSending } from './send.rules.ts';
export {
  documentLiveKeys,
  documentsLiveKey,
  messageLiveKeys,
  messagesLiveKey,
  signatureObjectsLiveKey,
  overviewLiveKey,
} from './live-keys.ts';
export { attachmentType } from './message.ts';
export {
  downloadMessageAttachment,
  getMessageAttachment,
  readMessageAttachment,
} from './message-attachment.contract.ts';
export type { AttachmentType, MessageRow } from './message.ts';
export {
  mayOpenMessage,
  mayReceive,
  mayRemoveMessage,
  maySignMessage,
  mayViewAttachment,
  mayWriteMessages,
  mayWriteToCompany,
  messageRightsOf,
} from './messages.policy.ts';
export type { MessageFacts, MessageReader } from './messages.policy.ts';
export {
  getGuestLink,
  guestLinkEnd,
  openGuestLink,
  reportWrongReceiver,
  requestNewSending,
  requestNewSendingOf,
} from './guest-link.contract.ts';
export type { GuestLinkEnd } from './guest-link.contract.ts';
export { decodeGuestLink, encodeGuestLink } from './guest-link.rules.ts';
export {
  documentRightsOf,
  isReceiver,
  mayAdd,
  mayComplete,
  mayDownload,
  maySealAgain,
  maySendCopy,
  mayBeMisaddressed,
  mayEdit,
  mayGiveMobile,
  mayHaveEvidence,
  mayHaveEvidencePackage,
  mayManage,
  mayManageCompany,
  mayRemove,
  maySee,
  maySeeHistory,
  maySend,
  maySign,
  mayView,
} from './signing.policy.ts';
export type { DocumentFacts, SigningActor } from './signing.policy.ts';
export {
  cancelMessage,
  countRecipients,
  deleteMessageDraft,
  draftConflict,
  findRecipientGroups,
  getMessageDraft,
  listMessageDrafts,
  maxGroupsFound,
  maxMessageDrafts,
  resumeMessage,
  maxReceiversNamed,
  saveMessageDraft,
  sendExternalMessage,
  sendMessage,
  uploadAttachment,
} from './message-write.contract.ts';
export type { DraftUpload, MessageDraft, MessageDraftRow, RecipientGroup } from './message-write.contract.ts';
export {
  attachmentRights,
  externalMessageFields,
  hasRecipients,
  isAttachmentName,
  maxMessageBody,
  maxMessageTitle,
  messageFields,
  noRecipients,
} from './message-write.rules.ts';
export type { MessageRecipients } from './message-write.rules.ts';
export { messageProblems, messageRefusedAs } from './message-write.texts.ts';
export type { MessageProblem } from './message-write.texts.ts';
export { getSentMessage, listSentMessages, listSentReceivers } from './sent-messages.contract.ts';
export type { SentMessage, SentReceiver, SentReceiverFilter } from './sent-messages.contract.ts';
export {
  countSignatureObjects,
  countSignatureObjectsForCheckbox,
  deleteSignatureObject,
  deleteSignatureObjects,
  getDefaultSignatureObjects,
  getSignatureObject,
  getSignatureObjectPicture,
  listSignatureObjects,
  saveSignatureObject,
  signatureObjectConflict,
  signatureObjectSearch,
} from './signature-objects.contract.ts';
export type {
  DefaultPicture,
  SignatureObject,
  SignatureObjectCounts,
  SignatureObjectRow,
} from './signature-objects.contract.ts';
export {
  keptImageSide,
  maxImageBytes,
  maxImageSides,
  maxSignatureObjects,
  minImageSide,
  signatureObjectForm,
  signatureObjectKinds,
} from './signature-objects.rules.ts';
export type { SignatureObjectForm, SignatureObjectKind } from './signature-objects.rules.ts';
export { signatureObjectProblems, signatureObjectProblemText } from './signature-objects.texts.ts';
export type { SignatureObjectProblem } from './signature-objects.texts.ts';
export { mayKeepSignatureObjects } from './signature-objects.policy.ts';
export { areAllShown, pageRanges } from './shown-pages.ts';
export type { ShownPage } from './shown-pages.ts';
export { getMessageToSign, signMessage } from './message-sign.contract.ts';
export {
  areBoxesFilled,
  maxMarkImageSide,
  maxMarkLines,
  maxMarks,
  maxMarkText,
  toMarkPages,
  toPlacedMarks,
} from './message-sign.rules.ts';
export type { PlacedMarks } from './message-sign.rules.ts';
export {
  confirmationMailConflict,
  confirmationMailForm,
  confirmationMailPageSize,
  confirmationMailSearch,
  confirmationMailsLiveKey,
  deleteConfirmationMails,
  getConfirmationMail,
  listConfirmationMails,
  maxConfirmationMailSearch,
  newConfirmationMailId,
  saveConfirmationMail,
} from './confirmation-mails.contract.ts';
export type { ConfirmationMailForm, ConfirmationMailRow } from './confirmation-mails.contract.ts';
export { listSeals } from './seals.contract.ts';
export { maxConfirmationMails } from './confirmation-mails.rules.ts';
export {
  acceptMessage,
  countUnreadMessages,
  deleteMessage,
  deleteMessages,
  getMessage,
  listMessages,
  maxMessagesAtOnce,
  messagePageSize,
  messagePageSizes,
  readFilter,
} from './message-list.contract.ts';
export type { OpenedMessage, ReadFilter } from './message-list.contract.ts';
