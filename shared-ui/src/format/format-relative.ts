import type { Language } from 'shared-api/contracts/common';

const words = {
  it: new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }),
};
const minute = 60_000;
const hour = 60 * minute;

/** How long ago an instant (ISO 8601) of the same day was, seen from `now` in milliseconds: `ora`, `5 minuti fa`, `3 ore fa`. */
export function formatTimeAgo(instant: string, now: number, language: Language): string {
  const ago = Math.max(0, now - Date.parse(instant));
  if (ago < minute) return words[language].format(0, 'second');
  if (ago < hour) return words[language].format(-Math.floor(ago / minute), 'minute');
  return words[language].format(-Math.floor(ago / hour), 'hour');
}
