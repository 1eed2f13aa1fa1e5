import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import {
  absenceBlockedDays,
  absenceClosures,
  absenceSettings,
  type BlockedDaysRecord,
  type ClosureRecord,
  type SettingsRecord,
} from './settings.schema.ts';

/** How a company has its absences; the defaults where it has said nothing. */
export async function findSettings(executor: Executor, companyId: string): Promise<SettingsRecord> {
  const [settings] = await executor
    .select()
    .from(absenceSettings)
    .where(eq(absenceSettings.companyId, companyId));
  return settings ?? { ...defaults, companyId };
}

const defaults: Omit<SettingsRecord, 'companyId'> = {
  isBalanceLimit: true,
  tellsApprovers: true,
  reminderDays: 2,
  version: 0,
  changedAt: null,
  changedBy: null,
};

/** The blocked days of a company that touch a span, in order. */
export async function listBlockedDays(
  executor: Executor,
  { companyId, from, to }: { readonly companyId: string; readonly from: PlainDay; readonly to: PlainDay },
): Promise<BlockedDaysRecord[]> {
  return executor
    .select()
    .from(absenceBlockedDays)
    .where(
      and(
        eq(absenceBlockedDays.companyId, companyId),
        lte(absenceBlockedDays.from, to),
        gte(absenceBlockedDays.to, from),
      ),
    )
    .orderBy(asc(absenceBlockedDays.from));
}

/** The settings of a company, held until the transaction ends; nobody else begins to have some meanwhile. */
export async function lockSettings(executor: Executor, companyId: string): Promise<SettingsRecord> {
  const [settings] = await executor
    .insert(absenceSettings)
    .values({ companyId })
    // Holds the row that is there.
    .onConflictDoUpdate({ target: absenceSettings.companyId, set: { companyId } })
    .returning();
  return settings ?? { ...defaults, companyId };
}

/** Saves the settings of a company. */
export async function saveSettings(
  executor: Executor,
  { companyId, ...settings }: SettingsRecord,
): Promise<void> {
  await executor.update(absenceSettings).set(settings).where(eq(absenceSettings.companyId, companyId));
}

/** The blocked days of a company, the last first. */
export async function listAllBlockedDays(
  executor: Executor,
  companyId: string,
): Promise<BlockedDaysRecord[]> {
  return executor
    .select()
    .from(absenceBlockedDays)
    .where(eq(absenceBlockedDays.companyId, companyId))
    .orderBy(desc(absenceBlockedDays.from), asc(absenceBlockedDays.id));
}

/** Adds blocked days. */
export async function insertBlockedDays(executor: Executor, blocked: BlockedDaysRecord): Promise<void> {
  await executor.insert(absenceBlockedDays).values(blocked);
}

/** Removes blocked days of a company. @returns them; undefined when there were none. */
export async function removeBlockedDays(
  executor: Executor,
  { companyId, id }: Pick<BlockedDaysRecord, 'companyId' | 'id'>,
): Promise<BlockedDaysRecord | undefined> {
  const [removed] = await executor
    .delete(absenceBlockedDays)
    .where(and(eq(absenceBlockedDays.companyId, companyId), eq(absenceBlockedDays.id, id)))
    .returning();
  return removed;
}

/** The closures of a company, the last first; those that end on a day or later, where one is given. */
export async function listClosures(
  executor: Executor,
  companyId: string,
  since?: PlainDay,
): Promise<ClosureRecord[]> {
  return executor
    .select()
    .from(absenceClosures)
    .where(
      and(
        eq(absenceClosures.companyId, companyId),
        since === undefined ? undefined : gte(absenceClosures.to, since),
      ),
    )
    .orderBy(desc(absenceClosures.from), asc(absenceClosures.id));
}

/** A closure, or undefined when there is none. */
export async function findClosure(executor: Executor, id: string): Promise<ClosureRecord | undefined> {
  const [closure] = await executor.select().from(absenceClosures).where(eq(absenceClosures.id, id));
  return closure;
}

/** Adds a closure. */
export async function insertClosure(executor: Executor, closure: ClosureRecord): Promise<void> {
  await executor.insert(absenceClosures).values(closure);
}

/** Removes a closure. */
export async function removeClosure(executor: Executor, id: string): Promise<void> {
  await executor.delete(absenceClosures).where(eq(absenceClosures.id, id));
}
