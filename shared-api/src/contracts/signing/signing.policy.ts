import { isAdmin, isSuperUser, type RoleFlags } from '../common/index.ts';
import type { DocumentRights, DocumentState } from './document.ts';

/** Who wants to do something with a facts: a member of the staff, or a guest of one facts. */
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

/** What the policy must know of a facts. */
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
  /** Whether that number is the receiver's own word, and none on record. */
  readonly isPhoneDeclared: boolean;
  /** Whether its company asks for a code by SMS before each signature. */
  readonly needsCode: boolean;
  readonly savesCopy: boolean;
  /** Whoever opened its link said that they are not its receiver: until it is sent anew it is nobody's to see or sign. */
  readonly isMisaddressed: boolean;
  /** The account that received it was deleted: no other one with its address is its receiver. */
  readonly isReceiverGone: boolean;
  readonly signaturesDone: number;
  readonly signaturesTotal: number;
}

const isUnsigned = (facts: DocumentFacts) => facts.state === 'draft' || facts.state === 'sent';

/** May add documents (spec 02 §6): flag a or b is Y or S. */
export const mayAdd = (actor: SigningActor) => actor.kind === 'staff' && isAdmin(actor.flags);

/** May manage a company's documents: a super user all companies', an administrator their own company's. */
export const mayManageCompany = (actor: SigningActor, companyId: string | null) =>
  mayAdd(actor) && (isSuperUser(actor.flags) || (companyId !== null && actor.companyId === companyId));

/** May manage a facts: whoever manages its company's, unless they deleted it. */
export const mayManage = (actor: SigningActor, facts: DocumentFacts) =>
  mayManageCompany(actor, facts.companyId) && !facts.isHidden;

/** Is the receiver: by their mail address, or as the guest who came by its link. */
export const isReceiver = (actor: SigningActor, facts: DocumentFacts) =>
  actor.kind === 'guest'
    ? actor.documentId === facts.id
    : actor.emailKey !== null && actor.emailKey === facts.receiverEmailKey && !facts.isReceiverGone;

/** May know that a document exists: who manages it, and its receiver once it was sent. */
export const maySee = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) || (isReceiver(actor, facts) && facts.state !== 'draft' && !facts.isMisaddressed);

/** May know what happened to it, by whom and from where: who manages it. */
export const maySeeHistory = (actor: SigningActor, facts: DocumentFacts) => mayManage(actor, facts);

/** May change its fields: who manages it, until the first box is signed (a signature is given to one receiver, one title). */
export const mayEdit = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) && isUnsigned(facts) && facts.signaturesDone === 0;

/** May delete it, a signed one for themselves alone: who manages it, but not while it is being sealed. */
export const mayRemove = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) && facts.state !== 'sealing';

/** May send it, or send it again: who manages it, until it is signed. */
export const maySend = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) && isUnsigned(facts);

/** Must verify the phone first: its receiver, where codes go by SMS (spec 02 §4). */
export const mayVerifyMobile = (actor: SigningActor, facts: DocumentFacts) =>
  isReceiver(actor, facts) &&
  facts.state === 'sent' &&
  facts.needsCode &&
  !facts.isPhoneVerified &&
  !facts.isMisaddressed &&
  !facts.isExpired;

/**
 * May give the number to which codes go: its receiver, who must verify one first, or corrects the one that they gave, until they signed with
 * it.
 */
export const mayGiveMobile = (actor: SigningActor, facts: DocumentFacts) =>
  mayVerifyMobile(actor, facts) ||
  (maySign(actor, facts) && facts.needsCode && facts.isPhoneDeclared && facts.signaturesDone === 0);

/** May open the PDF: who manages it; its receiver unless it expired unsigned or the phone is still to be verified. */
export const mayView = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) || (isReceiver(actor, facts) && isOpenToReceiver(facts));

const isOpenToReceiver = (facts: DocumentFacts) =>
  facts.state !== 'draft' &&
  !facts.isMisaddressed &&
  (facts.state !== 'sent' || (!facts.isExpired && (!facts.needsCode || facts.isPhoneVerified)));

/** May sign: its receiver, while it is sent and has not expired, with a verified phone where codes go by SMS. */
export const maySign = (actor: SigningActor, facts: DocumentFacts) =>
  isReceiver(actor, facts) && facts.state === 'sent' && isOpenToReceiver(facts);

/** May complete it: its receiver while they may sign, and afterwards as often as they like, for the answer may have been lost. */
export const mayComplete = (actor: SigningActor, facts: DocumentFacts) =>
  maySign(actor, facts) ||
  (isReceiver(actor, facts) && facts.state !== 'draft' && facts.signaturesDone === facts.signaturesTotal);

/** May download the saved signed copy (spec 02 §4): who sees it, once it is signed and where a copy is saved. */
export const mayDownload = (actor: SigningActor, facts: DocumentFacts) =>
  maySee(actor, facts) && facts.state === 'signed' && facts.savesCopy;

/** May still be said to be for somebody else: what was sent, until the first box is signed. */
export const mayBeMisaddressed = ({
  state,
  signaturesDone,
}: Pick<DocumentFacts, 'state' | 'signaturesDone'>) => state === 'sent' && signaturesDone === 0;

/** May have the signed PDF mailed to its signer once more: the signer, and who manages it. */
export const maySendCopy = (actor: SigningActor, facts: DocumentFacts) =>
  (isReceiver(actor, facts) || mayManage(actor, facts)) && facts.state === 'signed';

/** May have the evidence of how it was signed: the signer, and who manages it, once it is signed. */
export const mayHaveEvidence = (actor: SigningActor, facts: DocumentFacts) =>
  (isReceiver(actor, facts) || mayManage(actor, facts)) && facts.state === 'signed';

/** May have the package of evidence, which holds the signed copy: the signer, and who manages it where a copy is saved. */
export const mayHaveEvidencePackage = (actor: SigningActor, facts: DocumentFacts) =>
  mayHaveEvidence(actor, facts) && (facts.savesCopy || isReceiver(actor, facts));

/** May have the sealed PDF made again: who manages it, while it is not there. Its signer does so by completing it again. */
export const maySealAgain = (actor: SigningActor, facts: DocumentFacts) =>
  mayManage(actor, facts) && facts.state === 'sealing';

/** Everything that somebody may do with a facts, for the answer that a screen gets. */
export function documentRightsOf(actor: SigningActor, facts: DocumentFacts): DocumentRights {
  return {
    edit: mayEdit(actor, facts),
    remove: mayRemove(actor, facts),
    send: maySend(actor, facts),
    view: mayView(actor, facts),
    sign: maySign(actor, facts),
    verifyMobile: mayVerifyMobile(actor, facts),
    download: mayDownload(actor, facts),
    sendCopy: maySendCopy(actor, facts),
    sealAgain: maySealAgain(actor, facts),
  };
}
