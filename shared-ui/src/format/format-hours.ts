import type { Language } from 'shared-api/contracts/common';

const quarter = 15;
const decimals = {
  it: new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: false }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, useGrouping: false }),
};

/**
 * A quantity of hours, held as whole minutes: in decimals where it is made of quarters (`7,5`, in English `7.5`), as hours and minutes
 * where it is not (`7:12`), so that nothing is rounded.
 */
export function formatHours(minutes: number, language: Language): string {
  if (minutes % quarter === 0) return decimals[language].format(minutes / 60);
  const whole = Math.abs(minutes);
  const sign = minutes < 0 ? '−' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
