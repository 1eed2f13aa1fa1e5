import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface RegistrationMail {
  readonly product: string;
  /** Of who gets the mail. */
  readonly name: string;
  readonly address: string;
}

/** The mail to the administrators of a company: somebody waits for them. */
export function registrationWaitsMail({
  product,
  name,
  address,
  person,
  email,
}: RegistrationMail & { person: string; email: string }): LocalizedMail {
  return {
    it: {
      subject: `${person} chiede di registrarsi a ${product}`,
      greeting: `Ciao ${name},`,
      paragraphs: [`${person} (${email}) ha confermato il suo indirizzo e aspetta la tua risposta.`],
      action: { label: 'Vedi le registrazioni', address },
      closing: [],
    },
    en: {
      subject: `${person} asks to sign up to ${product}`,
      greeting: `Hello ${name},`,
      paragraphs: [`${person} (${email}) has confirmed the address and waits for your answer.`],
      action: { label: 'See the registrations', address },
      closing: [],
    },
  };
}

/** The mail to who was let in. */
export function registrationApprovedMail({
  product,
  name,
  address,
  username,
}: RegistrationMail & { username: string }): LocalizedMail {
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

/** The mail to who was turned down, with the reason. */
export function registrationRejectedMail({
  product,
  name,
  reason,
}: Omit<RegistrationMail, 'address'> & { reason: string }): LocalizedMail {
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
