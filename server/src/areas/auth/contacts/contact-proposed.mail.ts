import type { ContactKind } from 'shared-api/contracts/directory';
import type { Language } from 'shared-api/contracts/common';
import type { LocalizedMail, MailContent } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';

/** What an administrator proposed for somebody, and what each mail about it says. */
interface Proposed {
  readonly product: string;
  readonly name: string;
  readonly kind: ContactKind;
  /** The address or the number, whole: who is to judge it has to know it. Empty where the number is to be taken away. */
  readonly value: string;
  /** The administrator. */
  readonly by: string;
  readonly countsFrom: Date;
  /** Where it is confirmed or refused. */
  readonly address: string;
}

const what = {
  it: { email: 'un nuovo indirizzo e‑mail', phone: 'un nuovo numero di cellulare' },
  en: { email: 'a new email address', phone: 'a new mobile number' },
} as const satisfies Record<Language, Record<ContactKind, string>>;

const questions = {
  it: { email: 'È tuo questo nuovo indirizzo?', phone: 'È tuo questo nuovo numero?' },
  en: { email: 'Is this new address yours?', phone: 'Is this new number yours?' },
} as const satisfies Record<Language, Record<ContactKind, string>>;

const refusals = {
  it: { email: 'indirizzo rifiutato', phone: 'numero rifiutato' },
  en: { email: 'address refused', phone: 'number refused' },
} as const satisfies Record<Language, Record<ContactKind, string>>;

/** The mail that asks somebody whether an address or a number is theirs that an administrator proposed (decision 102). */
export function contactProposedMail(proposed: Proposed): LocalizedMail {
  const { product, name, kind, value, by, countsFrom, address } = proposed;
  if (value === '') return numberRemovalMail(proposed);
  const it: MailContent = {
    subject: questions.it[kind],
    paragraphs: [
      `${by} ha indicato ${what.it[kind]} per te: ${value}. Lì arriverebbero i codici con cui accedi a ${product} e firmi.`,
      `Se è tuo, confermalo e vale subito. Se non fai nulla vale dal ${formatInstant(countsFrom, 'it')}.`,
    ],
    action: { label: 'Conferma o rifiuta', address },
    closing: ['Se non lo conosci, rifiutalo: resta tutto come prima, e avvisa la tua azienda.'],
  };
  const en: MailContent = {
    subject: questions.en[kind],
    paragraphs: [
      `${by} has entered ${what.en[kind]} for you: ${value}. The codes by which you sign in to ${product} and sign would go there.`,
      `If it is yours, confirm it and it counts at once. If you do nothing it counts from ${formatInstant(countsFrom, 'en')}.`,
    ],
    action: { label: 'Confirm or refuse', address },
    closing: ['If you do not know it, refuse it: everything stays as it is, and tell your company.'],
  };
  return { from: 'product', to: { firstName: name }, it, en };
}

function numberRemovalMail({ product, name, by, countsFrom, address }: Proposed): LocalizedMail {
  const it: MailContent = {
    subject: 'Vuoi che il tuo numero sia tolto?',
    paragraphs: [
      `${by} vuole togliere il tuo numero di cellulare da ${product}: i codici per SMS non ti arriverebbero più.`,
      `Se va bene, confermalo e vale subito. Se non fai nulla vale dal ${formatInstant(countsFrom, 'it')}.`,
    ],
    action: { label: 'Conferma o rifiuta', address },
    closing: ['Se non va bene, rifiuta: resta tutto come prima, e avvisa la tua azienda.'],
  };
  const en: MailContent = {
    subject: 'Do you want your number removed?',
    paragraphs: [
      `${by} wants to remove your mobile number from ${product}: codes by SMS would no longer come to you.`,
      `If it is right, confirm it and it counts at once. If you do nothing it counts from ${formatInstant(countsFrom, 'en')}.`,
    ],
    action: { label: 'Confirm or refuse', address },
    closing: ['If it is not right, refuse: everything stays as it is, and tell your company.'],
  };
  return { from: 'product', to: { firstName: name }, it, en };
}

/** The mail that tells an administrator that somebody refused what they proposed. */
export function contactRefusedMail(
  refused: Pick<Proposed, 'product' | 'name' | 'kind' | 'value'> & { readonly person: string },
): LocalizedMail {
  const { product, name, kind, value, person } = refused;
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `${person}: ${refusals.it[kind]}`,
      paragraphs: [
        value === ''
          ? `${person} non vuole che il suo numero sia tolto. Su ${product} resta tutto come prima.`
          : `${person} ha rifiutato ${what.it[kind]} che hai indicato: ${value}. Su ${product} resta tutto come prima.`,
      ],
      closing: ['Chiedi direttamente alla persona qual è quello giusto.'],
    },
    en: {
      subject: `${person}: ${refusals.en[kind]}`,
      paragraphs: [
        value === ''
          ? `${person} does not want their number removed. In ${product} everything stays as it was.`
          : `${person} has refused ${what.en[kind]} that you entered: ${value}. In ${product} everything stays as it was.`,
      ],
      closing: ['Ask the person directly which one is right.'],
    },
  };
}

/** The mail to an address that counts now without a code that went there, for who reads no other. */
export function addressCountsMail({
  product,
  name,
  address,
}: Pick<Proposed, 'product' | 'name' | 'address'>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Da ora le e‑mail di ${product} arrivano qui`,
      paragraphs: [`questo è ora il tuo indirizzo su ${product}: qui arrivano i codici per accedere.`],
      action: { label: 'Accedi', address },
      closing: ['Se qui non hai un utente, avvisa chi ti scrive e non aprire il link.'],
    },
    en: {
      subject: `From now on the emails of ${product} come here`,
      paragraphs: [`this is your address in ${product} now: the codes to sign in come here.`],
      action: { label: 'Sign in', address },
      closing: ['If you have no account here, tell who writes to you and do not open the link.'],
    },
  };
}
