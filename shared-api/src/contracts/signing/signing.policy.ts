import { isAdmin, isSuperUser, type RoleFlags } from '../common/index.ts';
import type { DocumentRights, DocumentState } from './document.ts';

/** Who wants to do something with a document: a member of the staff, or a guest of one document. */
export interface SigningActor {
  readonly kind: 'staff' | 'guest';
  readonly userId: string;
  readonly flags: RoleFlags;
  /** The company of an administrator; a super user acts for all of them. */
  readonly companyId: string | null;
  /** The mail address in small letters, by which documents are addressed; null for guests. */
  readonly emailKey: string | null;
  /** The one document of a guest. */
  readonly documentId: string | null;
}

/** What the policy must know of a document. */
export interface DocumentFacts {
  readonly id: string;
  readonly companyId: string | null;
  readonly receiverEmailKey: string;
  readonly state: DocumentState;
  readonly isExpired: boolean;
  /** Deleted, once it was signed, by who manages it: its receiver alone still has it. */
  readonly isHidden: boolean;
  /** Whether it is known where codes go: a number is on record, or the receiver gave one and verified it. */
  readonly isPhoneVerified: boolean;
  /** Whether its company asks for a code by SMS before each signature. */
  readonly needsCode: boolean;
  readonly savesCopy: boolean;
  readonly signaturesDone: number;
  readonly signaturesTotal: number;
}

const isUnsigned = (document: DocumentFacts) => document.state === 'draft' || document.state === 'sent';

/** May add documents (spec 02 §6): flag a or b is Y or S. */
export const mayAdd = (actor: SigningActor) => actor.kind === 'staff' && isAdmin(actor.flags);

/** May manage a company's documents: a super user all companies', an administrator their own company's. */
export const mayManageCompany = (actor: SigningActor, companyId: string | null) =>
  mayAdd(actor) && (isSuperUser(actor.flags) || (companyId !== null && actor.companyId === companyId));

/** May manage a document: whoever manages its company's, unless they deleted it. */
export const mayManage = (actor: SigningActor, document: DocumentFacts) =>
  mayManageCompany(actor, document.companyId) && !document.isHidden;

/** Is the receiver: by their mail address, or as the guest who came by its link. */
export const isReceiver = (actor: SigningActor, document: DocumentFacts) =>
  actor.kind === 'guest'
    ? actor.documentId === document.id
    : actor.emailKey !== null && actor.emailKey === document.receiverEmailKey;

/** May know that a document exists: who manages it, and its receiver once it was sent. */
export const maySee = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) || (isReceiver(actor, document) && document.state !== 'draft');

/** May change its fields: who manages it, until the first box is signed (a signature is given to one receiver, one title). */
export const mayEdit = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) && isUnsigned(document) && document.signaturesDone === 0;

/** May delete it, a signed one for themselves alone: who manages it, but not while it is being sealed. */
export const mayRemove = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) && document.state !== 'sealing';

/** May send it, or send it again: who manages it, until it is signed. */
export const maySend = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) && isUnsigned(document);

/** Must verify the phone first: its receiver, where codes go by SMS (spec 02 §4). */
export const mayVerifyMobile = (actor: SigningActor, document: DocumentFacts) =>
  isReceiver(actor, document) &&
  document.state === 'sent' &&
  document.needsCode &&
  !document.isPhoneVerified &&
  !document.isExpired;

/** May open the PDF: who manages it; its receiver unless it expired unsigned or the phone is still to be verified. */
export const mayView = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) || (isReceiver(actor, document) && isOpenToReceiver(document));

const isOpenToReceiver = (document: DocumentFacts) =>
  document.state !== 'draft' &&
  (document.state !== 'sent' || (!document.isExpired && (!document.needsCode || document.isPhoneVerified)));

/** May sign: its receiver, while it is sent and has not expired, with a verified phone where codes go by SMS. */
export const maySign = (actor: SigningActor, document: DocumentFacts) =>
  isReceiver(actor, document) && document.state === 'sent' && isOpenToReceiver(document);

/** May complete it: its receiver while they may sign, and afterwards as often as they like, for the answer may have been lost. */
export const mayComplete = (actor: SigningActor, document: DocumentFacts) =>
  maySign(actor, document) ||
  (isReceiver(actor, document) &&
    document.state !== 'draft' &&
    document.signaturesDone === document.signaturesTotal);

/** May download the saved signed copy (spec 02 §4): who sees it, once it is signed and where a copy is saved. */
export const mayDownload = (actor: SigningActor, document: DocumentFacts) =>
  maySee(actor, document) && document.state === 'signed' && document.savesCopy;

/** May have the signed PDF mailed to its signer once more: the signer, and who manages it. */
export const maySendCopy = (actor: SigningActor, document: DocumentFacts) =>
  (isReceiver(actor, document) || mayManage(actor, document)) && document.state === 'signed';

/** May have the sealed PDF made again: who manages it, while it is not there. Its signer does so by completing it again. */
export const maySealAgain = (actor: SigningActor, document: DocumentFacts) =>
  mayManage(actor, document) && document.state === 'sealing';

/** Everything that somebody may do with a document, for the answer that a screen gets. */
export function documentRightsOf(actor: SigningActor, document: DocumentFacts): DocumentRights {
  return {
    edit: mayEdit(actor, document),
    remove: mayRemove(actor, document),
    send: maySend(actor, document),
    view: mayView(actor, document),
    sign: maySign(actor, document),
    verifyMobile: mayVerifyMobile(actor, document),
    download: mayDownload(actor, document),
    sendCopy: maySendCopy(actor, document),
    sealAgain: maySealAgain(actor, document),
  };
}
