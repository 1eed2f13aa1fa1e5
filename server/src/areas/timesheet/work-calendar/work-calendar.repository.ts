import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { WorkPlan } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetPlans, timesheetSettings, timesheetSites } from './work-calendar.schema.ts';

/** A plan, and whose it is: null for the company's. */
export type OwnedPlan = WorkPlan & { readonly employeeId: string | null };

/** The plans of a company, and those of some of its employees. */
export async function listPlans(
  executor: Executor,
  { companyId, employeeIds }: { companyId: string; employeeIds: readonly string[] },
): Promise<OwnedPlan[]> {
  const { employeeId, validFrom, week } = timesheetPlans;
  return executor
    .select({ employeeId, validFrom, week, patronDay: timesheetSites.patronDay })
    .from(timesheetPlans)
    .leftJoin(timesheetSites, eq(timesheetSites.id, timesheetPlans.siteId))
    .where(
      and(
        eq(timesheetPlans.companyId, companyId),
        or(isNull(employeeId), inArray(employeeId, [...employeeIds])),
      ),
    );
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
