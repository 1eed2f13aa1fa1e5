import { guestId } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { Sessions } from '../../../platform/sessions/sessions.service.ts';
import { revokeGuestLinks } from './guest-link.repository.ts';

interface Departing {
  documentId: string;
  sessions: Pick<Sessions, 'revokeAll'>;
  now: Date;
}

/** Ends the links of a document and the sessions that were opened by them. */
export async function sendGuestsAway(
  executor: Executor,
  { documentId, sessions, now }: Departing,
): Promise<void> {
  await revokeGuestLinks(executor, documentId, now);
  await sessions.revokeAll(executor, guestId(documentId));
}
