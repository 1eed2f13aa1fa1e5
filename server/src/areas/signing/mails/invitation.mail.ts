import type { Language } from 'shared-api/contracts/common';
import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { hasAccount } from './addressees.ts';
import { paragraphsOf } from './external-message.mail.ts';
import { shortTitle } from './short-title.ts';

type InvitedTo = Pick<
  DocumentRecord,
  | 'title'
  | 'receiverName'
  | 'receiverSurname'
  | 'senderName'
  | 'senderEmail'
  | 'expiresAt'
  | 'pages'
  | 'signaturesTotal'
>;

interface Invitation {
  document: InvitedTo;
  to: Addressee;
  /** Address of the landing page, with the receiver's secret in it. */
  link: string;
  company: string;
  sentAt: Date;
  /** What the sender wrote to the receiver. */
  message?: string | undefined;
  /** Whether it goes again because the receiver has another address now. */
  isReaddressed?: boolean;
}

/** The mail that leads a receiver to their document; each language has a button of its own, whose page is in that language. */
export function invitationMail(invitation: Invitation): LocalizedMail {
  const { document, to, link, company, isReaddressed = false } = invitation;
  const { sentYou, readdressed } = hasAccount(to) ? words.it.known : words.it.outside;
  const written = paragraphsOf(invitation.message ?? '');
  const from = company ? `${document.senderName} (${company})` : document.senderName;
  return {
    from: 'company',
    to,
    it: {
      subject: `Documento da firmare: ${shortTitle(document.title)}`,
      paragraphs: [
        `${from} ${sentYou} un documento da firmare: «${document.title}».`,
        ...(isReaddressed ? [readdressed] : []),
        ...written,
      ],
      facts: factsIn('it', invitation),
      action: { label: 'Leggere e firmare', address: `${link}?lang=it` },
      closing: [`Il link è personale: non va inoltrato. Per domande: ${document.senderEmail}.`],
    },
    en: {
      subject: `Document to sign: ${shortTitle(document.title)}`,
      paragraphs: [
        `${from} sent you a document to sign: “${document.title}”.`,
        ...(isReaddressed ? [words.en.readdressed] : []),
        ...written,
      ],
      facts: factsIn('en', invitation),
      action: { label: 'Read and sign', address: `${link}?lang=en` },
      closing: [`This link is yours alone: please do not forward it. Questions: ${document.senderEmail}.`],
    },
  };
}

const words = {
  it: {
    sender: 'Mittente',
    pages: 'Pagine',
    signatures: 'Firme richieste',
    sentAt: 'Inviato',
    expiresAt: 'Da firmare entro',
    known: {
      sentYou: 'ti ha inviato',
      readdressed:
        'Il tuo indirizzo è cambiato: questo link prende il posto di quello inviato all’indirizzo di prima.',
    },
    outside: {
      sentYou: 'Le ha inviato',
      readdressed:
        'Il Suo indirizzo è cambiato: questo link prende il posto di quello inviato all’indirizzo di prima.',
    },
  },
  en: {
    sender: 'Sender',
    pages: 'Pages',
    signatures: 'Signatures requested',
    sentAt: 'Sent',
    expiresAt: 'To be signed by',
    readdressed:
      'Your address has changed: this link takes the place of the one that went to the address of before.',
  },
} as const;

function factsIn(language: Language, { document, sentAt }: Invitation): [name: string, value: string][] {
  const { sender, pages, signatures, ...names } = words[language];
  const { expiresAt } = document;
  return [
    [sender, `${document.senderName}, ${document.senderEmail}`],
    [pages, `${document.pages.length}`],
    [signatures, `${document.signaturesTotal}`],
    [names.sentAt, formatInstant(sentAt, language)],
    ...(expiresAt ? [[names.expiresAt, formatInstant(expiresAt, language)] as [string, string]] : []),
  ];
}
