import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformInstallation } from './installation.schema.ts';

/** Keeps a value unless one stands already; gives back the one that counts, the same for all who ask at once. */
export async function findOrInsertValue(executor: Executor, name: string, value: string): Promise<string> {
  await executor.insert(platformInstallation).values({ name, value }).onConflictDoNothing();
  const [row] = await executor
    .select({ value: platformInstallation.value })
    .from(platformInstallation)
    .where(eq(platformInstallation.name, name));
  if (!row) throw new Error(`The installation lost its ${name}`);
  return row.value;
}
