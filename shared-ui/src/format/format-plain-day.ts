/** A day without a time (`2026-11-22`) as `DD-MM-YYYY` (spec 01 §9), in both languages. */
export function formatPlainDay(day: string): string {
  return day.split('-').toReversed().join('-');
}
