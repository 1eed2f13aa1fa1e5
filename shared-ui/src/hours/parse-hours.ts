const decimal = /^(?<hours>\d{1,3})(?:[.,](?<part>\d{1,2}))?\s*h?$/i;
const clock = /^(?<hours>\d{0,3})\s*[:h]\s*(?<minutes>[0-5]\d)$/i;

/**
 * The whole minutes of hours as a person types them: `7,5`, `7.5`, `7:30`, `7h30`, `:30`. Null is nothing typed, NaN is what is no
 * quantity of hours.
 */
export function parseHours(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const inClock = clock.exec(typed)?.groups;
  if (inClock) return Number(inClock['hours']) * 60 + Number(inClock['minutes']);
  const inDecimals = decimal.exec(typed)?.groups;
  if (!inDecimals) return Number.NaN;
  return Math.round(Number(`${inDecimals['hours']}.${inDecimals['part'] ?? 0}`) * 60);
}
