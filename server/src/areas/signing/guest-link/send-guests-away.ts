import { guestId } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { SessionEnd } from '../../../platform/sessions/session.ts';
import type { Sessions } from '../../../platform/sessions/sessions.service.ts';
import { revokeGuestLinks } from './guest-link.repository.ts';

interface Departing {
  documentId: string;
  sessions: Pick<Sessions, 'revokeAll'>;
  now: Date;
  /** Why, as the page of who is there says it; an administrator's doing unless it is said. */
  because?: SessionEnd;
}

/** Ends the links of a document and the sessions that were opened by them. */
export async function sendGuestsAway(
  executor: Executor,
  { documentId, sessions, now, because }: Departing,
): Promise<void> {
  await revokeGuestLinks(executor, documentId, now);
  await sessions.revokeAll(executor, guestId(documentId), because);
}
