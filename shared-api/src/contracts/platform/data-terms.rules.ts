import { z } from 'zod';
import { addMonths, dayOfMonth, monthOf, type PlainDay } from '../common/index.ts';

/**
 * What a company keeps for a time that it may choose: certificates and texts of sicknesses (`health`), what was written of leave (`notes`),
 * punches, hours with absences and balances (`hours`), messages.
 */
export const dataTermKinds = ['health', 'notes', 'punches', 'hours', 'messages'] as const;
export type DataTermKind = (typeof dataTermKinds)[number];

/** Months by kind: where nobody chose any, the least and the most. Why they are so: `docs/security/data.md`, _How long_. */
export const dataTerms = {
  health: { usual: 36, least: 12, most: 120 },
  notes: { usual: 24, least: 6, most: 120 },
  punches: { usual: 60, least: 24, most: 120 },
  hours: { usual: 120, least: 60, most: 240 },
  messages: { usual: 120, least: 12, most: 240 },
} as const satisfies Record<DataTermKind, { usual: number; least: number; most: number }>;

/** The months that a company keeps what is of each kind. */
export type DataTermMonths = Readonly<Record<DataTermKind, number>>;

/** Months that something of a kind is kept; refused by the name of its text. */
export function termMonths(kind: DataTermKind) {
  const { least, most } = dataTerms[kind];
  const problem = `${kind}Invalid`;
  return z.number(problem).int(problem).min(least, problem).max(most, problem);
}

/** Days that pass after the product first ran with terms, before any of them ends something. */
export const termNoticeDays = 30;

/** Days that a term which was shortened waits, before it ends more than the one of before. */
export const shortenedNoticeDays = 7;

/** The day before which what is of a kind ends: the same day so many months ago, the 28th where its month is shorter. */
export function termBegin(today: PlainDay, months: number): PlainDay {
  return dayOfMonth(addMonths(monthOf(today), -months), Math.min(Number(today.slice(8)), 28));
}

/** Until when what is of a day is kept. */
export function termEnd(day: PlainDay, months: number): PlainDay {
  return dayOfMonth(addMonths(monthOf(day), months), Math.min(Number(day.slice(8)), 28));
}
