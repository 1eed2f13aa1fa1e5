import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { adminChoices } from './choices.schema.ts';

type ChoiceRecord = typeof adminChoices.$inferSelect;

/** Keeps a choice. */
export async function insertChoice(executor: Executor, choice: ChoiceRecord): Promise<void> {
  await executor.insert(adminChoices).values(choice);
}

/** A choice that somebody made. */
export async function findChoice(
  executor: Executor,
  { id, madeBy }: Pick<ChoiceRecord, 'id' | 'madeBy'>,
): Promise<ChoiceRecord | undefined> {
  const isTheirs = and(eq(adminChoices.id, id), eq(adminChoices.madeBy, madeBy));
  const [choice] = await executor.select().from(adminChoices).where(isTheirs);
  return choice;
}

/** Forgets the choices that were made before a moment. */
export async function deleteChoicesBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(adminChoices).where(lt(adminChoices.madeAt, moment));
}
