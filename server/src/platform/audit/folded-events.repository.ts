import { foldingVersion } from 'shared-api/contracts/common';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { findValue, setValue } from '../installation/installation.repository.ts';
import { searchTextOf } from './audit.repository.ts';
import { platformAudit, platformAuditWords } from './audit.schema.ts';

const valueName = 'folded-events';
const pageSize = 1000;

/**
 * Keeps the folded words of events that have none, since they were written before texts were folded. Which events were looked at is kept:
 * a start reads those alone that came since.
 */
export async function foldEvents(db: Executor): Promise<void> {
  const [version, last = '0'] = ((await findValue(db, valueName)) ?? '').split(':');
  let after = version === String(foldingVersion) ? Number(last) : 0;
  const { id, subject, action, data, searchText } = platformAudit;
  for (let isMore = true; isMore;) {
    const events = await db
      .select({ id, subject, action, data })
      .from(platformAudit)
      .where(and(gt(id, after), isNull(searchText)))
      .orderBy(asc(id))
      .limit(pageSize);
    const written = events.flatMap((event) => {
      const words = searchTextOf(event);
      return words === null ? [] : [{ eventId: event.id, words }];
    });
    if (written.length > 0)
      await db
        .insert(platformAuditWords)
        .values(written)
        .onConflictDoUpdate({ target: platformAuditWords.eventId, set: { words: sql`excluded.words` } });
    after = events.at(-1)?.id ?? after;
    isMore = events.length === pageSize;
  }
  await setValue(db, valueName, `${foldingVersion}:${after}`);
}
