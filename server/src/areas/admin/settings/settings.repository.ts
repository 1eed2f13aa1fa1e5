import { and, eq, gt, lt, or } from 'drizzle-orm';
import { dataTerms, type DataTermMonths } from 'shared-api/contracts/platform';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { adminSettings, type SettingsRecord } from './settings.schema.ts';

const defaults: Omit<SettingsRecord, 'companyId'> = {
  isNotifying: true,
  mailTiming: null,
  deliveryMonths: 6,
  unsignedMonths: 0,
  healthMonths: dataTerms.health.usual,
  notesMonths: dataTerms.notes.usual,
  punchesMonths: dataTerms.punches.usual,
  hoursMonths: dataTerms.hours.usual,
  messagesMonths: dataTerms.messages.usual,
  version: 0,
  changedAt: null,
  changedBy: null,
};

/** What a company chose; the defaults where it chose nothing. */
export async function findSettings(executor: Executor, companyId: string): Promise<SettingsRecord> {
  const [settings] = await executor
    .select()
    .from(adminSettings)
    .where(eq(adminSettings.companyId, companyId));
  return settings ?? { ...defaults, companyId };
}

/** How many months a company keeps what is of each kind; who belongs to none has the usual ones. */
export async function termMonths(executor: Executor, companyId: string | null): Promise<DataTermMonths> {
  const settings = companyId === null ? defaults : await findSettings(executor, companyId);
  const { healthMonths, notesMonths, punchesMonths, hoursMonths, messagesMonths } = settings;
  return {
    health: healthMonths,
    notes: notesMonths,
    punches: punchesMonths,
    hours: hoursMonths,
    messages: messagesMonths,
  };
}

/** The same, held until the transaction ends; nobody else begins to have some meanwhile. */
export async function lockSettings(executor: Executor, companyId: string): Promise<SettingsRecord> {
  const [settings] = await executor
    .insert(adminSettings)
    .values({ companyId })
    // Holds the row that is there.
    .onConflictDoUpdate({ target: adminSettings.companyId, set: { companyId } })
    .returning();
  return settings ?? { ...defaults, companyId };
}

/** Saves what a company chose. */
export async function updateSettings(
  executor: Executor,
  { companyId, ...settings }: Pick<SettingsRecord, 'companyId'> & Partial<SettingsRecord>,
): Promise<void> {
  await executor.update(adminSettings).set(settings).where(eq(adminSettings.companyId, companyId));
}

/** Which of these companies want no mail that one can do without. */
export async function listSilent(executor: Executor, companyIds: readonly string[]): Promise<string[]> {
  const { companyId, isNotifying } = adminSettings;
  const rows = await executor
    .select({ companyId })
    .from(adminSettings)
    .where(and(isOneOf(companyId, companyIds), eq(isNotifying, false)));
  return rows.map((row) => row.companyId);
}

/** The companies that keep something for a shorter time than the product does. */
export async function listWithRetention(executor: Executor): Promise<SettingsRecord[]> {
  return executor
    .select()
    .from(adminSettings)
    .where(
      or(lt(adminSettings.deliveryMonths, defaults.deliveryMonths), gt(adminSettings.unsignedMonths, 0)),
    );
}
