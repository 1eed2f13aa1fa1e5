import { useLanguage, useTexts } from 'shared-ui';
import { hoursTexts } from './hours.texts.ts';
import { readingsOfHours } from './readings-of-hours.ts';

/** What asks which hours a text means, where it has two readings (`7.30`); undefined where it has one. */
export function useWhichHours(): (text: string) => string | undefined {
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  return (text) => {
    const readings = readingsOfHours(text, language);
    if (!readings) return undefined;
    const { clock, decimal } = readings;
    return t('twoWays', { text: text.trim(), clock: asClock(clock), decimal: asClock(decimal) });
  };
}

/** Hours and minutes, which have one reading. */
function asClock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
