import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';

interface HandedOut {
  readonly product: string;
  readonly name: string;
  /** Who has it. */
  readonly by: string;
  readonly at: Date;
  /** Where one's own package is asked for. */
  readonly address: string;
}

/** The mail that informs a person that somebody else has a package of their data. */
export function handedOutMail({ product, name, by, at, address }: HandedOut): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `I tuoi dati di ${product} sono stati scaricati`,
      paragraphs: [
        `${by} ha scaricato i dati che ${product} conserva su di te, il ${formatInstant(at, 'it')}. Lo può fare chi amministra gli utenti della tua azienda, per rispondere a una tua richiesta.`,
        'I tuoi accessi, le bozze e i disegni delle firme non ne fanno parte.',
      ],
      action: { label: 'Scarica anche tu i tuoi dati', address },
      closing: ['Se non hai chiesto nulla, chiedi alla tua azienda perché lo ha fatto.'],
    },
    en: {
      subject: `Your ${product} data was downloaded`,
      paragraphs: [
        `${by} downloaded the data that ${product} keeps about you, on ${formatInstant(at, 'en')}. Who administers the users of your company may do so, to answer a request of yours.`,
        'Your sessions, drafts and drawings of signatures are not part of it.',
      ],
      action: { label: 'Download your data too', address },
      closing: ['If you asked for nothing, ask your company why they did.'],
    },
  };
}
