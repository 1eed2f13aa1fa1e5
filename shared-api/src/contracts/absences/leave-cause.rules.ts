import type { Counter } from './balance.rules.ts';

/** Why somebody asks for leave (causale): the specified three, and the former public holidays (spec 03 §3, departure D109). */
export const leaveCauses = ['holiday', 'paidLeave', 'unpaidLeave', 'formerHolidays'] as const;
export type LeaveCause = (typeof leaveCauses)[number];

/** The balance that a leave is taken from; null for what nobody keeps a balance of. */
export function counterOf(cause: LeaveCause): Counter | null {
  return cause === 'unpaidLeave' ? null : cause;
}
