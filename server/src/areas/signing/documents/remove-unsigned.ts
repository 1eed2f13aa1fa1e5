import type { AreaPlatform } from '../../area-platform.ts';
import type { Documents } from '../../ports/documents.port.ts';
import { sendGuestsAway } from '../guest-link/send-guests-away.ts';
import { recordEvent } from './document-audit.ts';
import { announceDocument } from './document-changes.repository.ts';
import { listUnsigned, lockDocuments, updateDocument } from './document.repository.ts';

/** Makes what deletes documents that nobody signed in time. One that bears a signature stays. */
export function createRemoveUnsigned({
  audit,
  clock,
  sessions,
}: Pick<AreaPlatform, 'audit' | 'clock' | 'sessions'>): Documents['removeUnsigned'] {
  return (executor, { companyId, before }) =>
    executor.transaction(async (tx) => {
      const ids = await listUnsigned(tx, { companyId, before, limit: maxAtOnce });
      const locked = await lockDocuments(tx, ids);
      // Somebody may have signed, or sent it anew, meanwhile.
      const unsigned = locked.filter(
        (document) =>
          document.signaturesDone === 0 &&
          document.deletedAt === null &&
          (document.state === 'draft' ? document.updatedAt : (document.expiresAt ?? before)) < before,
      );
      const now = clock.now();
      for (const document of unsigned) {
        const documentId = document.id;
        await updateDocument(tx, documentId, { deletedAt: now, updatedAt: now });
        await sendGuestsAway(tx, { documentId, sessions, now });
        const data = { because: 'retention', before: before.toISOString() };
        await recordEvent(audit, tx, { documentId, action: 'document.deleted', caller: null, data });
        await announceDocument(tx, document);
      }
      return unsigned.length;
    });
}

/** Documents of one round; the next, an hour later, has the others. */
const maxAtOnce = 500;
