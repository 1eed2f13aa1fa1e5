import type { Language, PlainMonth } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface ReminderWords {
  readonly firstName: string;
  readonly month: PlainMonth;
  /** How many working days are missing. */
  readonly missing: number;
  /** Where the month is opened. */
  readonly address: string;
}

/** The mail to who has not sent a month that is over. */
export function reminderMail({ firstName, month, missing, address }: ReminderWords): LocalizedMail {
  const [it, en] = [nameOf(month, 'it'), nameOf(month, 'en')];
  const days = missing === 1 ? 'manca 1 giorno' : `mancano ${missing} giorni`;
  const inEnglish = missing === 1 ? '1 working day is missing' : `${missing} working days are missing`;
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject: `Timesheet di ${it} da inviare`,
      paragraphs: [
        `il tuo timesheet di ${it} non è ancora stato inviato.`,
        missing > 0 ? `Prima di inviarlo completalo: ${days}.` : 'È completo: resta solo da inviarlo.',
      ],
      action: { label: 'Apri il mese', address },
      closing: ['Puoi scegliere quali e‑mail ricevere nel tuo profilo, tra le notifiche.'],
    },
    en: {
      subject: `Timesheet of ${en} to be sent`,
      paragraphs: [
        `your timesheet of ${en} has not been sent yet.`,
        missing > 0
          ? `Complete it before you send it: ${inEnglish}.`
          : 'It is complete: it only has to be sent.',
      ],
      action: { label: 'Open the month', address },
      closing: ['You can choose which emails you receive in your profile, under notifications.'],
    },
  };
}

function nameOf({ year, month }: PlainMonth, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, 1));
}
