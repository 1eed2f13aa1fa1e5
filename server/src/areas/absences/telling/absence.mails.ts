import { timeOfEnd, type LeaveCause } from 'shared-api/contracts/absences';
import { timeOfMinutes, type Language, type PlainDay } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { asked } from './asked-in-words.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';

type Told = Pick<RequestRecord, 'from' | 'to' | 'start' | 'end' | 'cause' | 'note'>;

interface Addressed {
  readonly firstName: string;
  readonly request: Told;
  /** Where it is opened. */
  readonly address: string;
}

const choices = {
  it: 'Puoi scegliere quali e‑mail ricevere nel tuo profilo, tra le notifiche.',
  en: 'You can choose which emails you receive in your profile, under notifications.',
} as const;
const linkHint = {
  it: 'Il pulsante apre questa sola richiesta, vale una settimana e per una sola decisione: non inoltrarlo. Può chiederti l’accesso.',
  en: 'The button opens this one request, for a week and for one decision: do not forward it. It may ask you to sign in.',
} as const;

/**
 * The mail to who decides: somebody asks for something, or asks to take back what was approved. It is the same for every kind of absence and
 * names no day, so that it gives away of nobody that they are ill (decision 105).
 */
export function askedMail({
  firstName,
  address,
  employeeName,
  inPlaceOf,
  asks,
}: Omit<Addressed, 'request'> & {
  readonly employeeName: string;
  /** In whose place they decide; empty where in nobody's. */
  readonly inPlaceOf: string;
  readonly asks: keyof (typeof asked)['it'];
}): LocalizedMail {
  const place = inPlaceOf === '' ? [] : [inPlaceOf];
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject: 'Una richiesta da decidere',
      paragraphs: [
        `${employeeName} ${asked.it[asks]}`,
        ...place.map((name) => `Decidi al posto di ${name}, che ti ha delegato.`),
      ],
      action: { label: 'Vedi e decidi', address },
      closing: [linkHint.it, choices.it],
    },
    en: {
      subject: 'A request to decide about',
      paragraphs: [
        `${employeeName} ${asked.en[asks]}`,
        ...place.map((name) => `You decide in the place of ${name}, who delegated it to you.`),
      ],
      action: { label: 'Look and decide', address },
      closing: [linkHint.en, choices.en],
    },
  };
}

/** What was decided, as the requester is told. */
export type ToldDecision =
  | 'approved'
  | 'refused'
  | 'withdrawn'
  | 'withdrawalRefused'
  | 'daysRefused'
  | 'toApprove';

/** The mail to the requester: what was decided, by whom, in whose place and why. */
export function decidedMail({
  firstName,
  request,
  address,
  decision,
  by,
  inPlaceOf,
  reason,
  delegation,
}: Addressed & {
  readonly decision: ToldDecision;
  /** Empty for the product itself. */
  readonly by: string;
  readonly inPlaceOf: string;
  readonly reason: string;
  /** Where an administrator who goes away delegates; undefined for everybody else. */
  readonly delegation: string | undefined;
}): LocalizedMail {
  const whoIt = inPlaceOf === '' ? by : `${by}, al posto di ${inPlaceOf}`;
  const whoEn = inPlaceOf === '' ? by : `${by}, in the place of ${inPlaceOf}`;
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject: `${subjects.it[decision]}: ${periodInWords(request, 'it')}`,
      paragraphs: [
        sentences.it[decision],
        ...(delegation === undefined
          ? []
          : ['Mentre sei via un’altra persona può decidere al tuo posto: scegli chi.']),
      ],
      facts: [...factsOf(request, 'it'), ...fact('Deciso da', whoIt), ...fact('Motivo', reason)],
      action:
        delegation === undefined
          ? { label: 'Apri le richieste', address }
          : { label: 'Scegli chi decide', address: delegation },
      closing: [choices.it],
    },
    en: {
      subject: `${subjects.en[decision]}: ${periodInWords(request, 'en')}`,
      paragraphs: [
        sentences.en[decision],
        ...(delegation === undefined
          ? []
          : ['While you are away somebody else can decide in your place: choose who.']),
      ],
      facts: [...factsOf(request, 'en'), ...fact('Decided by', whoEn), ...fact('Reason', reason)],
      action:
        delegation === undefined
          ? { label: 'Open the requests', address }
          : { label: 'Choose who decides', address: delegation },
      closing: [choices.en],
    },
  };
}

/** The mail to whom somebody delegates their decisions. */
export function delegatedMail({
  firstName,
  by,
  from,
  to,
  address,
}: {
  readonly firstName: string;
  readonly by: string;
  readonly from: PlainDay;
  readonly to: PlainDay;
  readonly address: string;
}): LocalizedMail {
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject: `${by} ti delega le richieste di assenza`,
      paragraphs: [
        `${by} ti ha delegato: ${spanInWords({ from, to }, 'it')} decidi al suo posto sulle richieste di assenza. Ogni decisione mostra entrambi i nomi.`,
      ],
      action: { label: 'Apri le richieste', address },
      closing: [],
    },
    en: {
      subject: `${by} delegates absence requests to you`,
      paragraphs: [
        `${by} has delegated to you: ${spanInWords({ from, to }, 'en')} you decide in their place about requests of absence. Each decision shows both names.`,
      ],
      action: { label: 'Open the requests', address },
      closing: [],
    },
  };
}

/** The mail that reminds somebody of what waits for their decision. */
export function waitingMail({
  firstName,
  names,
  total,
  address,
}: {
  readonly firstName: string;
  /** Of whom, the first by day. */
  readonly names: readonly string[];
  readonly total: number;
  readonly address: string;
}): LocalizedMail {
  const more = total - names.length;
  const listIt = `${names.join(', ')}${more > 0 ? ` e altre ${more}` : ''}`;
  const listEn = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return {
    from: 'company',
    to: { firstName },
    it: {
      subject:
        total === 1
          ? 'Una richiesta aspetta la tua decisione'
          : `${total} richieste aspettano la tua decisione`,
      paragraphs: [
        total === 1
          ? `una richiesta di assenza aspetta da qualche giorno: ${listIt}.`
          : `${total} richieste di assenza aspettano da qualche giorno: ${listIt}.`,
      ],
      action: { label: 'Decidi', address },
      closing: [choices.it],
    },
    en: {
      subject: total === 1 ? 'A request waits for your decision' : `${total} requests wait for your decision`,
      paragraphs: [
        total === 1
          ? `a request has been waiting for some days: ${listEn}.`
          : `${total} requests have been waiting for some days: ${listEn}.`,
      ],
      action: { label: 'Decide', address },
      closing: [choices.en],
    },
  };
}

const subjects = {
  it: {
    approved: 'Richiesta approvata',
    refused: 'Richiesta rifiutata',
    withdrawn: 'Richiesta ritirata',
    withdrawalRefused: 'Ritiro non accettato',
    daysRefused: 'I giorni non cambiano',
    toApprove: 'Richiesta di nuovo da approvare',
  },
  en: {
    approved: 'Request approved',
    refused: 'Request refused',
    withdrawn: 'Request withdrawn',
    withdrawalRefused: 'Withdrawal not accepted',
    daysRefused: 'The days stay',
    toApprove: 'Request for approval again',
  },
} as const satisfies Record<Language, Record<ToldDecision, string>>;

const sentences = {
  it: {
    approved: 'la tua richiesta è stata approvata.',
    refused: 'la tua richiesta non è stata approvata.',
    withdrawn: 'la tua richiesta è stata ritirata: i giorni tornano nel saldo.',
    withdrawalRefused: 'il ritiro che hai chiesto non è stato accettato: la richiesta resta approvata.',
    daysRefused: 'i giorni che hai chiesto di togliere restano: la richiesta è approvata come prima.',
    toApprove: 'la tua richiesta è di nuovo da approvare.',
  },
  en: {
    approved: 'your request has been approved.',
    refused: 'your request has not been approved.',
    withdrawn: 'your request has been withdrawn: its days are back in the balance.',
    withdrawalRefused: 'the withdrawal that you asked for has not been accepted: the request stays approved.',
    daysRefused: 'the days that you asked to take off stay: the request is approved as before.',
    toApprove: 'your request is for approval again.',
  },
} as const satisfies Record<Language, Record<ToldDecision, string>>;

const causes = {
  it: {
    holiday: 'Ferie',
    paidLeave: 'Permesso retribuito',
    unpaidLeave: 'Permesso non retribuito',
    formerHolidays: 'Ex festività',
    sickness: 'Malattia',
  },
  en: {
    holiday: 'Holiday',
    paidLeave: 'Paid leave',
    unpaidLeave: 'Unpaid leave',
    formerHolidays: 'Former public holiday',
    sickness: 'Sickness',
  },
} as const satisfies Record<Language, Record<LeaveCause | 'sickness', string>>;

function causeName(cause: LeaveCause | null, language: Language): string {
  return causes[language][cause ?? 'sickness'];
}

function factsOf(request: Told, language: Language): (readonly [string, string])[] {
  const isItalian = language === 'it';
  return [
    ...fact(isItalian ? 'Causale' : 'Reason of absence', causeName(request.cause, language)),
    ...fact(isItalian ? 'Quando' : 'When', periodInWords(request, language)),
    // What somebody wrote of an illness is for the screens alone.
    ...fact(isItalian ? 'Note' : 'Notes', request.cause === null ? '' : request.note),
  ];
}

function fact(name: string, value: string): (readonly [string, string])[] {
  return value === '' ? [] : [[name, value]];
}

/** `16 marzo 2026, 09:00–13:00`, `16 marzo 2026`, or `dal 16 marzo 2026 al 20 marzo 2026`. */
function periodInWords({ start, end, ...span }: Told, language: Language): string {
  const days = spanInWords(span, language);
  return start === null || end === null ? days : `${days}, ${timeOfMinutes(start)}–${timeOfEnd(end)}`;
}

function spanInWords({ from, to }: Pick<Told, 'from' | 'to'>, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = [format.format(Date.parse(from)), format.format(Date.parse(to))];
  if (from === to) return first;
  return language === 'it' ? `dal ${first} al ${last}` : `${first} to ${last}`;
}
