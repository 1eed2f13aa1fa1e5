import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface NoticeWords {
  readonly product: string;
  readonly name: string;
  /** Who did it; empty where it was done at the machine of the installation. */
  readonly by: string;
  readonly address: string;
}

interface PowerWords extends NoticeWords {
  readonly people: readonly {
    readonly name: string;
    /** Whether they administer every company. */
    readonly isSuper: boolean;
    readonly company: string;
  }[];
}

/** The mail that lets an administrator know who administers something from now on. */
export function powerMail({ product, name, by, people, address }: PowerWords): LocalizedMail {
  const isOne = people.length === 1;
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: isOne ? `Un nuovo amministratore in ${product}` : `Nuovi amministratori in ${product}`,
      paragraphs: [
        `${by || 'Chi gestisce l’installazione'} ha dato poteri di amministrazione:`,
        ...people.map((person) =>
          person.isSuper
            ? `${person.name}: amministra tutte le aziende.`
            : `${person.name}: amministra ${person.company}.`,
        ),
      ],
      action: { label: 'Vai agli utenti', address },
      closing: [
        'Se non te l’aspettavi, parlane con chi l’ha fatto: la storia dell’utente dice quando e da dove.',
      ],
    },
    en: {
      subject: isOne ? `A new administrator in ${product}` : `New administrators in ${product}`,
      paragraphs: [
        `${by || 'Whoever runs the installation'} has given rights to administer:`,
        ...people.map((person) =>
          person.isSuper
            ? `${person.name}: administers every company.`
            : `${person.name}: administers ${person.company}.`,
        ),
      ],
      action: { label: 'Go to the users', address },
      closing: [
        'If you did not expect it, talk to who did it: the history of the user says when and from where.',
      ],
    },
  };
}

interface DomainWords extends NoticeWords {
  readonly domain: string;
  /** The name of the company's sign-in. */
  readonly provider: string;
}

/** The mail that lets an administrator know that addresses of a domain lead to their company's sign-in from now on. */
export function domainCountsMail({
  product,
  name,
  by,
  domain,
  provider,
  address,
}: DomainWords): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il dominio ${domain} accede a ${product} con ${provider}`,
      paragraphs: [
        `${by} ha fatto valere il dominio ${domain} per l’accesso della tua azienda: chi ha un indirizzo @${domain} accede con ${provider}, e chi gestisce quel servizio dice chi è.`,
      ],
      action: { label: 'Guarda le impostazioni', address },
      closing: [
        'Se il dominio non è della tua azienda, toglilo dalle impostazioni e parlane con chi l’ha fatto.',
      ],
    },
    en: {
      subject: `The domain ${domain} signs in to ${product} with ${provider}`,
      paragraphs: [
        `${by} has made the domain ${domain} count for your company’s sign-in: whoever has an address @${domain} signs in with ${provider}, and whoever runs that service says who they are.`,
      ],
      action: { label: 'Look at the settings', address },
      closing: ['If the domain is not your company’s, take it out of the settings and talk to who did it.'],
    },
  };
}

/** The mail that lets an administrator know that people with addresses of a domain sign up to their company from now on. */
export function signUpDomainMail({
  product,
  name,
  by,
  domain,
  address,
}: Omit<DomainWords, 'provider'>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il dominio ${domain} vale per registrarsi a ${product}`,
      paragraphs: [
        `${by} ha fatto valere il dominio ${domain} per la registrazione nella tua azienda: chi ha un indirizzo @${domain} si registra lì, e dove la registrazione è aperta senza che un amministratore decida.`,
      ],
      action: { label: 'Guarda le impostazioni', address },
      closing: [
        'Se il dominio non è della tua azienda, toglilo dalle impostazioni e parlane con chi l’ha fatto.',
      ],
    },
    en: {
      subject: `The domain ${domain} counts for signing up to ${product}`,
      paragraphs: [
        `${by} has made the domain ${domain} count for signing up to your company: whoever has an address @${domain} signs up there, and where the sign-up is open no administrator decides.`,
      ],
      action: { label: 'Look at the settings', address },
      closing: ['If the domain is not your company’s, take it out of the settings and talk to who did it.'],
    },
  };
}
