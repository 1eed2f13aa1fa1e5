import type { Language } from 'shared-api/contracts/common';

const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant by the clock of Italy: `22/11/2026` and `03:48`. */
export function romeTime(at: Date): { date: string; time: string } {
  const parts = Object.fromEntries(rome.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['day']}/${parts['month']}/${parts['year']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** An instant as mails write it, by the clock of Italy: `22/11/2026, 03:48`; in English it says whose time that is. */
export function formatInstant(at: Date, language: Language): string {
  const { date, time } = romeTime(at);
  return language === 'it' ? `${date}, ${time}` : `${date}, ${time} (Italian time)`;
}
