/** Whether every text in a decoded input can be kept: no database takes the character NUL, and nobody types it. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isStorable);
  return true;
}
