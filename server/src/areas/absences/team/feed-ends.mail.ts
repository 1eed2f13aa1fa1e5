import type { FeedScope } from 'shared-api/contracts/absences';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';

interface FeedEndsWords {
  readonly firstName: string;
  readonly scope: FeedScope;
  readonly at: Date;
  readonly address: string;
}

/** The mail that lets somebody know that the address which their calendar reads ends in some days. */
export function feedEndsMail({ firstName, scope, at, address }: FeedEndsWords): LocalizedMail {
  const isOwn = scope === 'own';
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject: 'L’indirizzo del tuo calendario sta per scadere',
      paragraphs: [
        `il calendario che legge ${isOwn ? 'le tue assenze' : 'le assenze dei colleghi'} usa un indirizzo che vale fino al ${formatInstant(at, 'it')}. Dopo non si aggiorna più.`,
      ],
      action: { label: 'Crea un altro indirizzo', address },
      closing: ['Il nuovo indirizzo prende il posto di quello di prima: va messo nel calendario.'],
    },
    en: {
      subject: 'The address of your calendar is about to end',
      paragraphs: [
        `the calendar that reads ${isOwn ? 'your absences' : 'the absences of your colleagues'} uses an address that is good until ${formatInstant(at, 'en')}. After that it is brought up to date no more.`,
      ],
      action: { label: 'Make another address', address },
      closing: ['The new address takes the place of the one before: put it into the calendar.'],
    },
  };
}
