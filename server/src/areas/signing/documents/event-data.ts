/** A text in the data of an event; undefined where there is none, as for each of these. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A number. */
export const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Yes or no. */
export const flagOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

/** What stands within; empty where there is nothing. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
