import type { LocalizedText } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

/** `name` is the first name of who signed up, `address` where they sign in. */
type MailWords<More extends string> = Readonly<Record<'product' | 'name' | More, string>>;

/** What the second administrator reads: who was first, and what they decided. */
export function alreadyDecided(by: string, decision: string): LocalizedText {
  const isApproved = decision === 'approved';
  return {
    it: `${by} ha già ${isApproved ? 'accettato' : 'rifiutato'} questa registrazione`,
    en: `${by} has already ${isApproved ? 'accepted' : 'rejected'} this registration`,
  };
}

/** The mail to who was accepted. */
export function approvedMail(words: MailWords<'username' | 'address'>): LocalizedMail {
  const { product, name, username, address } = words;
  return {
    from: 'company',
    to: { firstName: name },
    it: {
      subject: `Ora puoi accedere a ${product}`,
      paragraphs: [
        `la tua registrazione è stata accettata. Accedi con l’utente ${username} e la password che hai scelto.`,
      ],
      action: { label: 'Accedi', address },
      closing: [],
    },
    en: {
      subject: `You can sign in to ${product} now`,
      paragraphs: [
        `your registration has been accepted. Sign in as ${username} with the password that you chose.`,
      ],
      action: { label: 'Sign in', address },
      closing: [],
    },
  };
}

/** The mail to who was rejected, with the reason. */
export function rejectedMail({ product, name, reason }: MailWords<'reason'>): LocalizedMail {
  return {
    from: 'company',
    to: { firstName: name },
    it: {
      subject: `La tua registrazione a ${product}`,
      paragraphs: ['la tua registrazione non è stata accettata. Il motivo:', reason],
      closing: ['Per saperne di più rivolgiti alla tua azienda.'],
    },
    en: {
      subject: `Your registration to ${product}`,
      paragraphs: ['your registration has not been accepted. The reason:', reason],
      closing: ['To know more, ask your company.'],
    },
  };
}
