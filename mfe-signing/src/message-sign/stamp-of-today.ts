import { clock } from 'shared-api';
/** The lines that the server will stamp (spec 02 §2): today in Rome, and the specified words. */
export function stampOfToday(): [date: string, words: string] {
  const date = new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return [date.format(clock.now()), 'Per accettazione'];
}
