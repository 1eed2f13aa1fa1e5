import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { ContactKind } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers } from '../users/user.schema.ts';
import { lookupKey } from '../users/users.repository.ts';

/** The ids of people for whom a proposed address or number is due, in their order. */
export async function listDueProposals(executor: Executor, now: Date): Promise<string[]> {
  const { id, pendingEmail, pendingEmailFrom, pendingMobile, pendingPhoneFrom } = authUsers;
  const rows = await executor
    .select({ id })
    .from(authUsers)
    .where(
      or(
        and(isNotNull(pendingEmail), lte(pendingEmailFrom, now)),
        and(isNotNull(pendingMobile), lte(pendingPhoneFrom, now)),
      ),
    )
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}

/**
 * Notes that a code or a link was used that went to the address or the number on record; the first one counts. @returns whether it was the
 * first
 */
export async function writeConfirmed(
  executor: Executor,
  userId: string,
  { kind, to, now }: { readonly kind: ContactKind; readonly to: string; readonly now: Date },
): Promise<boolean> {
  const { emailConfirmedAt, phoneConfirmedAt } = authUsers;
  const [column, fields] =
    kind === 'email'
      ? [emailConfirmedAt, { emailConfirmedAt: now }]
      : [phoneConfirmedAt, { phoneConfirmedAt: now }];
  const written = await executor
    .update(authUsers)
    .set(fields)
    .where(
      and(
        eq(authUsers.id, userId),
        isNull(column),
        // Another one may be on record by now.
        kind === 'email' ? eq(authUsers.emailKey, lookupKey(to)) : undefined,
      ),
    )
    .returning({ id: authUsers.id });
  return written.length > 0;
}

/** Notes when a person first came in. @returns whether it is now */
export async function writeFirstSignIn(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const written = await executor
    .update(authUsers)
    .set({ firstSignInAt: now })
    .where(and(eq(authUsers.id, userId), isNull(authUsers.firstSignInAt)))
    .returning({ id: authUsers.id });
  return written.length > 0;
}
