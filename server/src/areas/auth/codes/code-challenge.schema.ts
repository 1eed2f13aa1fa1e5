import type { CodePurpose } from 'shared-api/contracts/auth';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What each code that was sent is bound to, and what became of it. The code itself lies, hashed, in the platform's table. */
export const authCodeChallenges = pgTable(
  'auth_code_challenges',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    subject: text('subject').notNull(),
    /** The session that asked for the code: no other may enter it. */
    sessionId: uuid('session_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    passedAt: instantColumn('passed_at'),
    /** When the call that the code was made for took it. */
    consumedAt: instantColumn('taken_at'),
  },
  (table) => [index('auth_code_challenges_age').on(table.createdAt)],
);

export type CodeChallengeRecord = typeof authCodeChallenges.$inferSelect;
