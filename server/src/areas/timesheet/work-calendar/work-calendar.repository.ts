import { compareNames } from 'shared-api/contracts/common';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { WorkPlan } from 'shared-api/contracts/timesheet';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  timesheetPlans,
  timesheetSettings,
  timesheetSites,
  type PlanRecord,
  type SiteRecord,
} from './work-calendar.schema.ts';

/** A plan, and whose it is: null for the company's. */
export type OwnedPlan = WorkPlan & { readonly employeeId: string | null };

/** The plans of a company, and those of some of its employees. */
export async function listPlans(
  executor: Executor,
  { companyId, employeeIds }: { companyId: string; employeeIds: readonly string[] },
): Promise<OwnedPlan[]> {
  const { employeeId, validFrom, week } = timesheetPlans;
  const { patronDay, movableDay, halfDays } = timesheetSites;
  return executor
    .select({ employeeId, validFrom, week, patronDay, movableDay, halfDays })
    .from(timesheetPlans)
    .leftJoin(timesheetSites, eq(timesheetSites.id, timesheetPlans.siteId))
    .where(
      and(eq(timesheetPlans.companyId, companyId), or(isNull(employeeId), isOneOf(employeeId, employeeIds))),
    );
}

/** Every plan of a company and its employees: the company's first, the latest first. */
export async function listAllPlans(executor: Executor, companyId: string): Promise<PlanRecord[]> {
  const { employeeId, validFrom } = timesheetPlans;
  return executor
    .select()
    .from(timesheetPlans)
    .where(eq(timesheetPlans.companyId, companyId))
    .orderBy(sql`${employeeId} nulls first, ${validFrom} desc`);
}

/** The sites of a company, by name. */
export async function listSites(executor: Executor, companyId: string): Promise<SiteRecord[]> {
  const sites = await executor
    .select()
    .from(timesheetSites)
    .where(eq(timesheetSites.companyId, companyId))
    .orderBy(asc(timesheetSites.id));
  return sites.toSorted((one, other) => compareNames(one.name, other.name));
}

/** A site, held until the transaction ends. */
export async function lockSite(executor: Executor, id: string): Promise<SiteRecord | undefined> {
  const [site] = await executor.select().from(timesheetSites).where(eq(timesheetSites.id, id)).for('update');
  return site;
}

/** A plan, held until the transaction ends. */
export async function lockPlan(executor: Executor, id: string): Promise<PlanRecord | undefined> {
  const [plan] = await executor.select().from(timesheetPlans).where(eq(timesheetPlans.id, id)).for('update');
  return plan;
}

/** Adds a site. */
export async function insertSite(
  executor: Executor,
  site: typeof timesheetSites.$inferInsert,
): Promise<void> {
  await executor.insert(timesheetSites).values(site);
}

/** Adds a plan. */
export async function insertPlan(
  executor: Executor,
  plan: typeof timesheetPlans.$inferInsert,
): Promise<void> {
  await executor.insert(timesheetPlans).values(plan);
}

/** Changes a site. */
export async function updateSite(
  executor: Executor,
  { id, ...site }: Pick<SiteRecord, 'id'> & Partial<SiteRecord>,
): Promise<void> {
  await executor.update(timesheetSites).set(site).where(eq(timesheetSites.id, id));
}

/** Changes a plan. */
export async function updatePlan(
  executor: Executor,
  { id, ...plan }: Pick<PlanRecord, 'id'> & Partial<PlanRecord>,
): Promise<void> {
  await executor.update(timesheetPlans).set(plan).where(eq(timesheetPlans.id, id));
}

/** Removes a site. */
export async function removeSite(executor: Executor, id: string): Promise<void> {
  await executor.delete(timesheetSites).where(eq(timesheetSites.id, id));
}

/** Removes a plan. */
export async function removePlan(executor: Executor, id: string): Promise<void> {
  await executor.delete(timesheetPlans).where(eq(timesheetPlans.id, id));
}

/** How many plans name a site. */
export async function countPlansAt(executor: Executor, siteId: string): Promise<number> {
  return executor.$count(timesheetPlans, eq(timesheetPlans.siteId, siteId));
}

/** How a company has hours entered. */
export async function findSettings(
  executor: Executor,
  companyId: string,
): Promise<{ overtimeOnDaysOff: boolean }> {
  const { overtimeOnDaysOff } = timesheetSettings;
  const [settings] = await executor
    .select({ overtimeOnDaysOff })
    .from(timesheetSettings)
    .where(eq(timesheetSettings.companyId, companyId));
  return settings ?? { overtimeOnDaysOff: false };
}

/** Says how a company has hours entered. */
export async function saveSettings(
  executor: Executor,
  settings: typeof timesheetSettings.$inferInsert,
): Promise<void> {
  await executor
    .insert(timesheetSettings)
    .values(settings)
    .onConflictDoUpdate({ target: timesheetSettings.companyId, set: settings });
}
