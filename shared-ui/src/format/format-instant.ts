const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as people of the product read it: DD-MM-YYYY and the time, in Italy. */
export function formatInstant(instant: string): string {
  const parts = new Map(rome.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const day = ['day', 'month', 'year'] as const;
  return `${day.map((part) => parts.get(part)).join('-')} ${parts.get('hour')}:${parts.get('minute')}`;
}
