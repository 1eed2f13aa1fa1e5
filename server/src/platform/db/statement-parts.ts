import type { SQL, SQLWrapper } from 'drizzle-orm';

/** A column of a statement, or whatever stands for one. */
export type StatementColumn = SQLWrapper;

/** A part of a statement with a value of a type, for an area to put into a statement of its own. */
export type StatementPart<Value> = SQL<Value>;
