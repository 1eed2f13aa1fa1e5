import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface SignUpMail {
  readonly product: string;
  readonly name: string;
  readonly address: string;
}

/** The mail that brings the link by which an address is confirmed; no word in it is of who sent the form, whom nobody knows. */
export function confirmMail({
  product,
  address,
  company,
}: Omit<SignUpMail, 'name'> & { company: string }): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: '' },
    it: {
      subject: `Conferma la tua registrazione a ${product}`,
      paragraphs: [
        `hai chiesto di registrarti a ${product} con ${company}: conferma che questo indirizzo è tuo e scegli la password.`,
      ],
      action: { label: 'Conferma e scegli la password', address },
      closing: [
        'Il link vale due giorni e si può usare una volta sola.',
        'Se non lo hai chiesto tu, non fare nulla: senza conferma la richiesta si cancella da sola.',
      ],
    },
    en: {
      subject: `Confirm your sign-up to ${product}`,
      paragraphs: [
        `you asked to sign up to ${product} with ${company}: confirm that this address is yours and choose a password.`,
      ],
      action: { label: 'Confirm and choose a password', address },
      closing: [
        'The link is valid for two days and works once.',
        'If it was not you, do nothing: without being confirmed the request goes away by itself.',
      ],
    },
  };
}

/** The mail to somebody who has an account already, in place of an answer that would tell others so. */
export function knownMail({ product, name, address }: SignUpMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Hai già un account di ${product}`,
      paragraphs: [
        `qualcuno ha chiesto di registrarsi a ${product} con questo indirizzo, ma un account c’è già: basta accedere.`,
      ],
      action: { label: 'Vai all’accesso', address },
      closing: [
        'Se non ricordi la password, usa «Password dimenticata?».',
        'Se non lo hai chiesto tu, non fare nulla: non è cambiato niente.',
      ],
    },
    en: {
      subject: `You already have a ${product} account`,
      paragraphs: [
        `somebody asked to sign up to ${product} with this address, but there is an account already: just sign in.`,
      ],
      action: { label: 'Go to the sign-in', address },
      closing: [
        'If you do not remember the password, use “Forgot password?”.',
        'If it was not you, do nothing: nothing has changed.',
      ],
    },
  };
}

/** The mail to somebody who signs up again while an administrator has yet to decide. */
export function waitingMail({ product, name }: Omit<SignUpMail, 'address'>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `La tua registrazione a ${product} è in attesa`,
      paragraphs: [
        'la tua richiesta è già arrivata e il tuo indirizzo è confermato: manca la risposta della tua azienda.',
      ],
      closing: ['Ti scriveremo appena arriva.'],
    },
    en: {
      subject: `Your sign-up to ${product} is waiting`,
      paragraphs: [
        'your request has come in and your address is confirmed: the answer of your company is still to come.',
      ],
      closing: ['We will write to you as soon as it does.'],
    },
  };
}

interface ReviewerMail {
  readonly product: string;
  /** First name of the administrator. */
  readonly name: string;
  /** Where the registrations are. */
  readonly address: string;
  /** Full name of who signed up. */
  readonly person: string;
  readonly email: string;
}

/** The mail to the administrators of a company: somebody waits for them. */
export function registrationWaitsMail({
  product,
  name,
  address,
  person,
  email,
}: ReviewerMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `${person} chiede di registrarsi a ${product}`,
      paragraphs: [`${person} (${email}) ha confermato il suo indirizzo e aspetta la tua risposta.`],
      action: { label: 'Vedi le registrazioni', address },
      closing: [],
    },
    en: {
      subject: `${person} asks to sign up to ${product}`,
      paragraphs: [`${person} (${email}) has confirmed the address and waits for your answer.`],
      action: { label: 'See the registrations', address },
      closing: [],
    },
  };
}
