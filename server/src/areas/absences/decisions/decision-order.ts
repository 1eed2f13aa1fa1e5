import type { InputOf } from 'shared-api/contracts/common';
import type { listAbsences } from 'shared-api/contracts/absences';
import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { listRequests } from './decisions.repository.ts';

const cursorSchema = z.tuple([z.union([z.iso.date(), z.iso.datetime()]), z.string().max(100)]);

/** The requests of one page under an order, and the cursor of the next; null at the end. @throws AppError `invalid-input` on a cursor of elsewhere. */
export async function pageOfDecisions(
  executor: Executor,
  narrowed: Parameters<typeof listRequests>[1],
  { sort = 'from', direction, cursor, length }: InputOf<typeof listAbsences>,
): Promise<{ rows: RequestRecord[]; next: string | null }> {
  const isDescending = direction === undefined ? !narrowed.isWaiting : direction === 'descending';
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more than is wanted says whether there are more.
  const found = await listRequests(executor, narrowed, { sort, isDescending, after, length: length + 1 });
  const rows = found.slice(0, length);
  const last = rows.at(-1);
  if (found.length <= length || !last) return { rows, next: null };
  const value = sort === 'from' ? last.from : last.createdAt.toISOString();
  return { rows, next: JSON.stringify([value, last.id]) };
}

function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(cursor));
  } catch {
    throw new AppError('invalid-input');
  }
}
