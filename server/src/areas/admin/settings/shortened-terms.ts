import { addDays, plainDay, type PlainDay } from 'shared-api/contracts/common';
import {
  dataTermKinds,
  shortenedNoticeDays,
  type DataTermKind,
  type DataTermMonths,
} from 'shared-api/contracts/platform';
import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { findValue, setValue } from '../../../platform/installation/installation.repository.ts';

const held = z.partialRecord(z.enum(dataTermKinds), z.object({ months: z.number(), until: plainDay }));

/** The terms that were shortened lately: by how many months data still ends, and the first day on which the shorter ones count. */
type HeldTerms = z.infer<typeof held>;

const nameOf = (companyId: string) => `data-terms.shortened.${companyId}`;

/** What a company shortened lately. */
export async function findHeldTerms(executor: Executor, companyId: string): Promise<HeldTerms> {
  const value = await findValue(executor, nameOf(companyId));
  return value === undefined ? {} : held.parse(JSON.parse(value));
}

/** The months by which data ends today: those of before for as long as a shorter term waits. */
export function monthsToday(months: DataTermMonths, terms: HeldTerms, today: PlainDay): DataTermMonths {
  const entries = dataTermKinds.map((kind) => {
    const waiting = terms[kind];
    return [kind, waiting && today < waiting.until ? waiting.months : months[kind]] as const;
  });
  return Object.fromEntries(entries) as Record<DataTermKind, number>;
}

interface Change {
  readonly companyId: string;
  readonly before: DataTermMonths;
  readonly after: DataTermMonths;
  readonly today: PlainDay;
}

/** Has what was shortened wait before it ends anything. @returns which kinds, and the first day on which they do. */
export async function holdShortened(
  executor: Executor,
  { companyId, before, after, today }: Change,
): Promise<{ readonly kinds: readonly DataTermKind[]; readonly from: PlainDay }> {
  const known = await findHeldTerms(executor, companyId);
  const standing = monthsToday(before, known, today);
  const from = addDays(today, shortenedNoticeDays);
  const next: HeldTerms = {};
  const kinds: DataTermKind[] = [];
  for (const kind of dataTermKinds) {
    if (after[kind] >= standing[kind]) continue;
    const waiting = known[kind];
    // What waits already, and was not shortened further, waits no longer than it did.
    const isKnown = waiting && today < waiting.until && after[kind] >= before[kind];
    next[kind] = isKnown ? waiting : { months: standing[kind], until: from };
    if (!isKnown) kinds.push(kind);
  }
  if (Object.keys({ ...known, ...next }).length > 0)
    await setValue(executor, nameOf(companyId), JSON.stringify(next));
  return { kinds, from };
}
