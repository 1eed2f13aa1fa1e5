import { and, asc, eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { authSignUps as signUps, type SignUpRecord } from '../sign-up/sign-up.schema.ts';

/** Companies by id, or all of them. */
type CompanyScope = 'all' | readonly string[];

/** Who waits for an administrator of companies, the longest waiting first. */
export async function listWaiting(executor: Executor, companies: CompanyScope): Promise<SignUpRecord[]> {
  const order = [asc(signUps.confirmedAt), asc(signUps.id)];
  return executor
    .select()
    .from(signUps)
    .where(waitsIn(companies))
    .orderBy(...order);
}

/** How many wait for an administrator of companies. */
export async function countWaiting(executor: Executor, companies: CompanyScope): Promise<number> {
  return executor.$count(signUps, waitsIn(companies));
}

function waitsIn(companies: CompanyScope) {
  const isVisible = companies === 'all' ? undefined : isOneOf(signUps.companyId, companies);
  return and(eq(signUps.state, 'confirmed'), isVisible);
}
