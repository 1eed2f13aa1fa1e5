import type { Language } from 'shared-api/contracts/common';
import type { Database } from '../../../platform/db/database.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { setLanguage } from '../users/users.repository.ts';

/** The service of the language in which somebody is answered and written to. */
export function createLanguageService({ db }: { db: Database }) {
  return {
    /** Keeps the caller's own choice; from the next call on he is answered in it, on every device. */
    keep: ({ userId }: SessionRecord, chosen: Language): Promise<void> => setLanguage(db, userId, chosen),
  };
}
