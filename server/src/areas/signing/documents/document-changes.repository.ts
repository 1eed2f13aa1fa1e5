import { eq } from 'drizzle-orm';
import { documentLiveKeys } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import { documentSubject } from './document-audit.ts';
import { signingDocuments, type DocumentRecord } from './document.schema.ts';

type Concerned = Pick<DocumentRecord, 'id' | 'companyId' | 'receiverEmailKey'>;

/** What has to be known of a document to find whom a change of it concerns. */
export const concernedColumns = {
  id: signingDocuments.id,
  companyId: signingDocuments.companyId,
  receiverEmailKey: signingDocuments.receiverEmailKey,
};

/** Has the pages of who manages a document, and of its receiver, read again what they show of it. */
export async function announceDocument(
  executor: Executor,
  { id, companyId, receiverEmailKey }: Concerned,
): Promise<void> {
  await publishChange(executor, {
    to: { managersOf: companyId, email: receiverEmailKey, documentId: id },
    keys: documentLiveKeys,
  });
}

/** The same for a document of which only the id is known; nothing where it is no more. */
export async function announceDocumentById(executor: Executor, id: string): Promise<void> {
  const [document] = await executor
    .select(concernedColumns)
    .from(signingDocuments)
    .where(eq(signingDocuments.id, id));
  if (document) await announceDocument(executor, document);
}

/** The same for a document that a mail is about, named by the mail's reference. */
export async function announceDelivery(executor: Executor, reference: string): Promise<void> {
  await announceDocumentById(executor, reference.slice(documentSubject('').length));
}
