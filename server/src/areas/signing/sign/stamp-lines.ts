import { romeTime } from '../../../platform/texts/format-instant.ts';

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
