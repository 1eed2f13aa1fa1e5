import type { Language } from 'shared-api/contracts/common';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorSentence } from '../../../platform/errors/error-sentence.ts';

/** Runs a function within a transaction that is undone: the very checks of a change, whose locks are let go at once. */
export async function askInVain<T>(db: Database, run: (tx: Executor) => Promise<T>): Promise<T> {
  const done: T[] = [];
  const undo = new Error('Nothing of this is kept');
  await db
    .transaction(async (tx) => {
      done.push(await run(tx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return done[0] as T;
}

/** Why a change would be refused, in words: of its first field, else of the refusal. @throws what is no refusal. */
export function problemOf(error: unknown, language: Language): string {
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.fields ?? {})[0] ?? errorSentence(error, language);
}
