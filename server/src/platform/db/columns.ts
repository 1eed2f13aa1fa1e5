import { timestamp } from 'drizzle-orm/pg-core';

/** A column with an instant, to the millisecond, as a `Date`. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
