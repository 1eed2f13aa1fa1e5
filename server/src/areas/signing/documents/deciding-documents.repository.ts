import type { DecidingRows } from '../../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../../platform/noted-rows/noted-rows.repository.ts';
import { documentSubject } from './document-audit.ts';
import { signingDocuments } from './document.schema.ts';

/** Whose documents are, who signs them, what they hold and whether they are still there: one that is hidden from its receiver is noticed. */
export const decidingDocuments: DecidingRows = {
  kind: 'document',
  actions: [
    'document.completed',
    'document.created',
    'document.deleted',
    'document.edited',
    'document.handed-over',
    'document.readdressed',
    'document.receiver-left',
    'document.sealed',
    'document.sent',
    'document.wrong-receiver',
  ],
  read: async (executor, wanted) => {
    const { id, companyId, senderUserId, receiverEmail, receiverEmailKey, title } = signingDocuments;
    const { state, fileHash, sealedHash, expiresAt, deletedAt, hiddenAt, wrongReceiverAt } = signingDocuments;
    const { receiverLeftAt } = signingDocuments;
    const whose = { companyId, senderUserId, receiverEmail, receiverEmailKey, title };
    const what = { state, fileHash, sealedHash, expiresAt, deletedAt, hiddenAt, wrongReceiverAt };
    const rows = await executor
      .select({ id, ...whose, ...what, receiverLeftAt })
      .from(signingDocuments)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    // What was noted before there was such an instant still counts.
    return rows.map(({ id: key, receiverLeftAt: leftAt, ...facts }) => ({
      id: key,
      subjects: [documentSubject(key)],
      facts: leftAt ? { ...facts, receiverLeftAt: leftAt } : facts,
    }));
  },
};
