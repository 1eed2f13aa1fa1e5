const formats = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** An instant in Italy as the lists show it, time first: '18:30 21/11/2026' (spec 02 §2, 'time and date'). */
export function formatShortMoment(instant: string): string {
  const { time, date } = splitMoment(instant);
  return `${time} ${date}`;
}

/** The two halves of an instant in Italy. */
export function splitMoment(instant: string): { time: string; date: string } {
  const part = Object.fromEntries(
    formats.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return {
    time: `${part['hour']}:${part['minute']}`,
    date: `${part['day']}/${part['month']}/${part['year']}`,
  };
}
