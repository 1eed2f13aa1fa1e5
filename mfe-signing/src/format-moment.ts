import type { Language } from 'shared-api/contracts/common';

const locales = { it: 'it-IT', en: 'en-GB' } as const;

/** An instant as people in Italy read it, with its weekday: 'sabato 21 novembre, 18:30'. */
export function formatMoment(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));
}
