import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { registrationLiveKeys } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import {
  authSignUps as signUps,
  type NewSignUp,
  type SignUpRecord,
  type SignUpState,
} from './sign-up.schema.ts';

/** A sign-up. */
export async function findSignUp(executor: Executor, id: string): Promise<SignUpRecord | undefined> {
  const [signUp] = await executor.select().from(signUps).where(eq(signUps.id, id));
  return signUp;
}

/** The sign-up of an address that is not over. */
export async function findOpenSignUp(
  executor: Executor,
  emailKey: string,
): Promise<SignUpRecord | undefined> {
  const [signUp] = await executor
    .select()
    .from(signUps)
    .where(and(eq(signUps.emailKey, emailKey), inArray(signUps.state, ['new', 'confirmed'])));
  return signUp;
}

/** Adds a sign-up. */
export async function insertSignUp(executor: Executor, signUp: NewSignUp): Promise<void> {
  await executor.insert(signUps).values(signUp);
}

/** Changes a sign-up that is still in a state. @returns it as it is now; undefined when somebody was first. */
export async function updateSignUp(
  executor: Executor,
  { id, state }: { id: string; state: SignUpState },
  change: Partial<NewSignUp>,
): Promise<SignUpRecord | undefined> {
  const [changed] = await executor
    .update(signUps)
    .set(change)
    .where(and(eq(signUps.id, id), eq(signUps.state, state)))
    .returning();
  return changed;
}

/** Has the pages of who decides about the registrations of a company read again what they show of them. */
export async function announceRegistration(
  executor: Executor,
  { companyId }: Pick<SignUpRecord, 'companyId'>,
): Promise<void> {
  await publishChange(executor, { to: { managersOf: companyId }, keys: registrationLiveKeys });
}

/** Deletes what was not confirmed since a moment, and what was decided before another. */
export async function deleteOldSignUps(
  executor: Executor,
  { abandonedBefore, decidedBefore }: { abandonedBefore: Date; decidedBefore: Date },
): Promise<void> {
  await executor
    .delete(signUps)
    .where(
      or(
        and(eq(signUps.state, 'new'), lt(signUps.createdAt, abandonedBefore)),
        lt(signUps.decidedAt, decidedBefore),
      ),
    );
}
