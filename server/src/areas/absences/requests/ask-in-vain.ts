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

/** What speaks against a change. */
interface Obstacle {
  /** In words; empty where nothing does. */
  readonly problem: string;
  /** Whether it is a month that is locked for the caller. */
  readonly isLocked: boolean;
}

/** Nothing speaks against it. */
export const noObstacle: Obstacle = { problem: '', isLocked: false };

/** Why a change would be refused: of its first field, else of the refusal. @throws what is no refusal. */
export function obstacleOf(error: unknown, language: Language): Obstacle {
  if (!(error instanceof AppError)) throw error;
  const problem = Object.values(error.fields ?? {})[0] ?? errorSentence(error, language);
  return { problem, isLocked: error.details?.['isLocked'] === true };
}
