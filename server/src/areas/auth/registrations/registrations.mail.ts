import type { LocalizedText } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface DecisionMail {
  readonly product: string;
  /** First name of who signed up. */
  readonly name: string;
}

/** What the second administrator reads: who was first, and what they decided. */
export function alreadyDecided(by: string, decision: string): LocalizedText {
  const isApproved = decision === 'approved';
  return {
    it: `${by} ha già ${isApproved ? 'accettato' : 'rifiutato'} questa registrazione`,
    en: `${by} has already ${isApproved ? 'accepted' : 'rejected'} this registration`,
  };
}

/** The mail to who was accepted. */
export function approvedMail({
  product,
  name,
  address,
  username,
}: DecisionMail & { username: string; address: string }): LocalizedMail {
  return {
    it: {
      subject: `Benvenuto in ${product}`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `la tua registrazione è stata accettata. Accedi con l’utente ${username} e la password che hai scelto.`,
      ],
      action: { label: 'Accedi', address },
      closing: [],
    },
    en: {
      subject: `Welcome to ${product}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `your registration has been accepted. Sign in as ${username} with the password that you chose.`,
      ],
      action: { label: 'Sign in', address },
      closing: [],
    },
  };
}

/** The mail to who was rejected, with the reason. */
export function rejectedMail({ product, name, reason }: DecisionMail & { reason: string }): LocalizedMail {
  return {
    it: {
      subject: `La tua registrazione a ${product}`,
      greeting: `Ciao ${name},`,
      paragraphs: ['la tua registrazione non è stata accettata. Il motivo:', reason],
      closing: ['Per saperne di più rivolgiti alla tua azienda.'],
    },
    en: {
      subject: `Your registration to ${product}`,
      greeting: `Hello ${name},`,
      paragraphs: ['your registration has not been accepted. The reason:', reason],
      closing: ['To know more, ask your company.'],
    },
  };
}
