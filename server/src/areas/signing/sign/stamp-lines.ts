const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The two stamped lines of a signature (spec 02 §4), by the clock of Europe/Rome; the second is empty without a code, and says so
 * where the code went to a number that the signer gave (departure D80).
 */
export function stampLines(
  at: Date,
  { codeTo }: { codeTo: 'nowhere' | 'number on record' | 'number of the signer' },
): { firstLine: string; secondLine: string } {
  const { date, time } = romeTime(at);
  return {
    firstLine: `Firmato digitalmente il ${date} alle ${time}`,
    secondLine: secondLines[codeTo],
  };
}

const secondLines = {
  nowhere: '',
  'number on record': 'tramite codice OTP inviato via SMS',
  'number of the signer': 'tramite codice OTP inviato via SMS (numero dichiarato)',
} as const;

/** An instant as people in Italy read it: dd/mm/yyyy and hh:mm. */
export function romeTime(at: Date): { date: string; time: string } {
  const parts = Object.fromEntries(rome.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['day']}/${parts['month']}/${parts['year']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}
