export {
  downloadDocuments,
  getDocumentToSign,
  createDocument,
  readDocumentFile,
  readUpload,
  uploadDocument,
  getDocumentForm,
  updateDocument,
  documentConflict,
} from './document-edit.contract.ts';
export type { DocumentConflict } from './document-edit.contract.ts';
export {
  deleteDocument,
  deleteDocuments,
  listDocuments,
  sendDocuments,
  documentPageSize,
  countDocumentsToSign,
} from './document-list.contract.ts';
export { documentProblems, refusedAs } from './document.texts.ts';
export {
  deliveryState,
  documentState,
  maxBoxes,
  maxDocumentsAtOnce,
  pageShape,
  signatureBox,
  statusFilter,
} from './document.ts';
export type {
  DeliveryState,
  DocumentRights,
  DocumentRow,
  DocumentRowWire,
  DocumentState,
  PageShape,
  SignatureBox,
  DocumentBox,
  StatusFilter,
} from './document.ts';
export {
  checkAttachment,
  checkExpiryHours,
  checkReceiver,
  emailPattern,
  isExpiryHours,
  maxExpiryHours,
  minExpiryHours,
} from './document.rules.ts';
export type {
  DocumentFormField,
  DocumentFormProblem,
  DocumentFormValues,
  FormProblem,
} from './document.rules.ts';
export { areBoxesOnPages, expiryAfter, hoursForSending } from './send.rules.ts';
export { documentLiveKeys } from './live-keys.ts';
export { getGuestLink, openGuestLink } from './guest-link.contract.ts';
export { decodeGuestLink, encodeGuestLink } from './guest-link.rules.ts';
export type { GuestLink } from './guest-link.rules.ts';
export {
  getVerificationData,
  resendSignedCopy,
  sealDocumentAgain,
  saveSignatures,
  completeDocument,
  checkDocumentExpiry,
  drawnSignature,
  sealingTimeoutMs,
  markContactVerified,
} from './sign.contract.ts';
export type { DrawnSignature } from './sign.contract.ts';
export {
  documentRightsOf,
  isReceiver,
  mayAdd,
  mayComplete,
  mayDownload,
  maySealAgain,
  maySendCopy,
  mayEdit,
  mayManage,
  mayManageCompany,
  mayRemove,
  maySee,
  maySend,
  maySign,
  mayVerifyMobile,
  mayView,
} from './signing.policy.ts';
export type { DocumentFacts, SigningActor } from './signing.policy.ts';
