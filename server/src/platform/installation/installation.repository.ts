import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformInstallation } from './installation.schema.ts';

/** A value of the installation, where it has one. */
export async function findValue(executor: Executor, name: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ value: platformInstallation.value })
    .from(platformInstallation)
    .where(eq(platformInstallation.name, name));
  return row?.value;
}

/** The same, held until the transaction ends. */
export async function lockValue(executor: Executor, name: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ value: platformInstallation.value })
    .from(platformInstallation)
    .where(eq(platformInstallation.name, name))
    .for('update');
  return row?.value;
}

/** Keeps a value unless one stands already; gives back the one that counts, the same for all who ask at once. */
export async function findOrInsertValue(executor: Executor, name: string, value: string): Promise<string> {
  await executor.insert(platformInstallation).values({ name, value }).onConflictDoNothing();
  const counts = await findValue(executor, name);
  if (counts === undefined) throw new Error(`The installation lost its ${name}`);
  return counts;
}

/** Keeps a value in the place of what stands. */
export async function setValue(executor: Executor, name: string, value: string): Promise<void> {
  await executor
    .insert(platformInstallation)
    .values({ name, value })
    .onConflictDoUpdate({ target: platformInstallation.name, set: { value } });
}

/** Puts a value in the place of the one that stands, if that is still the one which is expected. */
export async function replaceValue(
  executor: Executor,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<void> {
  await executor
    .update(platformInstallation)
    .set({ value: to })
    .where(and(eq(platformInstallation.name, name), eq(platformInstallation.value, from)));
}

/** Forgets a value. */
export async function deleteValue(executor: Executor, name: string): Promise<void> {
  await executor.delete(platformInstallation).where(eq(platformInstallation.name, name));
}

/** Forgets a value. @returns it, to one alone of all who ask at once; undefined where there is none */
export async function takeValue(executor: Executor, name: string): Promise<string | undefined> {
  const [row] = await executor
    .delete(platformInstallation)
    .where(eq(platformInstallation.name, name))
    .returning({ value: platformInstallation.value });
  return row?.value;
}

/** The values whose names begin in a way, by name. */
export async function listValues(
  executor: Executor,
  beginning: string,
): Promise<{ readonly name: string; readonly value: string }[]> {
  return executor
    .select({ name: platformInstallation.name, value: platformInstallation.value })
    .from(platformInstallation)
    .where(sql`starts_with(${platformInstallation.name}, ${beginning})`);
}
