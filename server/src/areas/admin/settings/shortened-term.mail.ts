import type { PlainDay } from 'shared-api/contracts/common';
import type { DataTermKind } from 'shared-api/contracts/platform';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface ShortenedTermWords {
  readonly product: string;
  readonly name: string;
  /** Who shortened it. */
  readonly by: string;
  readonly company: string;
  /** The first day on which something ends by it. */
  readonly day: PlainDay;
  readonly due: readonly { readonly kind: DataTermKind; readonly count: number }[];
  readonly address: string;
}

const kinds: Readonly<Record<DataTermKind, Readonly<Record<'it' | 'en', string>>>> = {
  health: { it: 'certificati e note di malattia', en: 'certificates and notes of sickness' },
  notes: { it: 'note e motivi', en: 'notes and reasons' },
  punches: { it: 'timbrature', en: 'punches' },
  hours: {
    it: 'mesi di ore, assenze e movimenti dei saldi',
    en: 'months of hours, absences and entries of balances',
  },
  messages: { it: 'messaggi', en: 'messages' },
};

/** The mail that lets the administrators of a company know what a shorter term ends, and when, while it can still be undone. */
export function shortenedTermMail(words: ShortenedTermWords): LocalizedMail {
  const { product, name, by, company, due, address } = words;
  const day = words.day.split('-').toReversed().join('/');
  const line = (language: 'it' | 'en') =>
    due.map(({ kind, count }) => `${count.toLocaleString(language)} ${kinds[kind][language]}`).join('; ');
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Dal ${day} ${product} elimina i dati oltre il nuovo termine`,
      paragraphs: [
        `${by} ha abbreviato quanto a lungo ${company} conserva i dati. Dalla notte del ${day} si elimina ciò che oggi è oltre il nuovo termine: ${line('it')}.`,
      ],
      action: { label: 'Guarda i termini', address },
      closing: ['Fino ad allora basta allungare di nuovo il termine, e non si elimina nulla.'],
    },
    en: {
      subject: `From ${day} on ${product} deletes the data past the new term`,
      paragraphs: [
        `${by} has shortened how long ${company} keeps data. From the night of ${day} on, what is past the new term today is deleted: ${line('en')}.`,
      ],
      action: { label: 'Look at the terms', address },
      closing: ['Until then it is enough to make the term longer again, and nothing is deleted.'],
    },
  };
}
