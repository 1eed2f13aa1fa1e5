import { isAdmin, type PermissionCode, type RoleFlags } from '../common/index.ts';
import type { MessageRights } from './message.ts';
import { mayManageCompany, type SigningActor } from './signing.policy.ts';

/** Who wants to do something with messages: always themselves, whomever they act for. */
export interface MessageReader {
  readonly userId: string;
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
}

/** What the policy must know of the copy of a message that somebody got. */
export interface MessageFacts {
  readonly receiverUserId: string;
  readonly isRead: boolean;
  readonly hasPdf: boolean;
  readonly hasAttachment: boolean;
  readonly mayViewAttachment: boolean;
  readonly isSignatureEnabled: boolean;
  readonly isSigned: boolean;
}

/** May write messages (spec 02 §6): flag a or b is Y or S. */
export const mayWriteMessages = (actor: SigningActor) => actor.kind === 'staff' && isAdmin(actor.flags);

/** May write to the people of a company: a super user to all, an administrator to their own company's. */
export const mayWriteToCompany = (actor: SigningActor, companyId: string | null) =>
  mayManageCompany(actor, companyId);

/** May see a copy of a message: who got it, and nobody else, not in another's name either. */
export const mayReceive = (reader: MessageReader, facts: MessageFacts) =>
  reader.userId === facts.receiverUserId;

/** May read its text: who got it and accepted its reading. */
export const mayOpenMessage = (reader: MessageReader, facts: MessageFacts) =>
  mayReceive(reader, facts) && facts.isRead;

/** May open its attachment: who read it, where its sender lets it be seen. */
export const mayViewAttachment = (reader: MessageReader, facts: MessageFacts) =>
  mayOpenMessage(reader, facts) && facts.hasAttachment && facts.mayViewAttachment;

/** May sign its attachment (spec 02 §2): a PDF with signature enabled and not signed yet, by who has the right to sign (departure D9). */
export const maySignMessage = (reader: MessageReader, facts: MessageFacts) =>
  mayViewAttachment(reader, facts) && isSignable(reader, facts);

/** May sign its attachment as soon as its reading is accepted: offered to who has not read it too (spec 02 §2). */
const maySignOnceRead = (reader: MessageReader, facts: MessageFacts) =>
  !facts.isRead && maySignMessage(reader, { ...facts, isRead: true });

/** May delete it from their own messages (spec 02 §6): flag a is Y or S. */
export const mayRemoveMessage = (reader: MessageReader, facts: MessageFacts) =>
  mayReceive(reader, facts) && reader.flags.a !== 'N';

/** Everything that somebody may do with a copy of a message, for the answer that a screen gets. */
export function messageRightsOf(reader: MessageReader, facts: MessageFacts): MessageRights {
  return {
    open: mayOpenMessage(reader, facts),
    view: mayViewAttachment(reader, facts),
    sign: maySignMessage(reader, facts),
    signOnceRead: maySignOnceRead(reader, facts),
    remove: mayRemoveMessage(reader, facts),
  };
}

function isSignable(reader: MessageReader, facts: MessageFacts): boolean {
  const { hasPdf, isSignatureEnabled, isSigned } = facts;
  return hasPdf && isSignatureEnabled && !isSigned && reader.permissions.includes('firma_docsign');
}
