import type { Executor } from '../../../platform/db/database.ts';
import type { DeliveryRow } from '../../../platform/deliveries/deliveries.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';

/** Whether an invitation that was put off still is to leave: its document waits, was not opened meanwhile, and has no newer link. */
export async function isInvitationWanted(
  executor: Executor,
  { id, reference }: Pick<DeliveryRow, 'id' | 'reference'>,
): Promise<boolean> {
  const document = await findDocument(executor, (reference ?? '').slice(documentSubject('').length));
  return document?.state === 'sent' && document.openedAt === null && document.deliveryId === id;
}
