import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** How fast each mail server takes mails, shared by all replicas. */
export const platformMailPace = pgTable('platform_mail_pace', {
  /** A hash of its address and of who signs in there. */
  server: text('server').primaryKey(),
  /** How many mails might leave at `creditAt`; negative where replicas ran ahead of each other. */
  credit: doublePrecision('credit').notNull(),
  creditAt: instantColumn('credit_at').notNull(),
  /** Refusals in a row that were about the server and not about a mail. */
  refusals: integer('refusals').notNull().default(0),
  /** Until when nothing leaves; null while it takes mails. */
  pausedUntil: instantColumn('paused_until'),
  /** When a code may be tried though the others wait. */
  urgentAt: instantColumn('urgent_at'),
});
