import { mayManageCompany } from 'shared-api/contracts/signing';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Documents } from '../../ports/documents.port.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { handOverBulkSends } from '../send-doc/send-doc.repository.ts';
import { recordEvent } from './document-audit.ts';
import { announceDocument } from './document-changes.repository.ts';
import { lockDocuments, updateDocument } from './document.repository.ts';
import { listOpenDocuments } from './open-documents.repository.ts';

interface HandOverDependencies extends Pick<AreaPlatform, 'audit' | 'clock'> {
  readonly directory: Pick<SigningDirectory, 'findMembers' | 'findPerson'>;
}

/**
 * Makes what hands a sender's open documents over to another one: from then on their receivers' answers go there. Each document's log says so;
 * who sent it stays in its first event. Documents of companies that the other does not manage stay: their administrators answer. What is on its way
 * to many people goes on in the other's name.
 */
export function createHandOver({ audit, clock, directory }: HandOverDependencies): Documents['handOver'] {
  return async (tx, caller, { from, to }) => {
    const member = (await directory.findMembers(tx, [to])).get(to);
    const successor = await directory.findPerson(tx, to);
    if (!member || !successor) return 0;
    const actor = { ...member, kind: 'staff', emailKey: null, documentId: null } as const;
    const locked = await lockDocuments(tx, await listOpenDocuments(tx, from));
    const given = locked.filter(
      ({ senderUserId, companyId }) => senderUserId === from && mayManageCompany(actor, companyId),
    );
    for (const document of given) {
      const { id: documentId, senderName: name, senderEmail: email } = document;
      await updateDocument(tx, documentId, {
        senderUserId: to,
        senderName: successor.name,
        senderEmail: successor.email,
        updatedAt: clock.now(),
      });
      const data = {
        before: { userId: from, name, email },
        after: { userId: to, name: successor.name, email: successor.email },
        successor: successor.name,
      };
      await recordEvent(audit, tx, { documentId, action: 'document.handed-over', caller, data });
      await announceDocument(tx, document);
    }
    const { ip, userAgent, requestId, session } = caller;
    const askedBy = { ip, userAgent, requestId, session: { userId: session.userId, actingFor: null } };
    await handOverBulkSends(tx, { from, to, askedBy });
    return given.length;
  };
}
