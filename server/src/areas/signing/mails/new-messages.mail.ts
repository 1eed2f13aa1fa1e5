import type { Language } from 'shared-api/contracts/common';
import type { LocalizedMail, MailContent } from '../../../platform/deliveries/mail-content.ts';
import { shortTitle } from './short-title.ts';

/** A message that somebody got; its text stays in the product. */
interface NewMessage {
  readonly title: string;
  readonly senderCompany: string;
  /** Where it is opened. */
  readonly address: string;
}

interface NewMessages {
  readonly firstName: string;
  readonly messages: readonly NewMessage[];
  /** Address of all messages. */
  readonly inbox: string;
}

/** How many are named; of more, how many there are besides. */
const maxNamed = 20;

const words = {
  it: {
    one: (company: string, title: string) => `${company} ti ha inviato un messaggio: «${title}».`,
    several: (count: number) => `ci sono ${count} nuovi messaggi per te.`,
    more: (count: number) => (count === 1 ? 'E un altro.' : `E altri ${count}.`),
    subject: (title: string) => `Nuovo messaggio: ${title}`,
    subjects: (count: number) => `${count} nuovi messaggi`,
    open: 'Apri il messaggio',
    openAll: 'Apri i messaggi',
    closing: 'Puoi scegliere quali e‑mail ricevere nel tuo profilo, tra le notifiche.',
  },
  en: {
    one: (company: string, title: string) => `${company} sent you a message: “${title}”.`,
    several: (count: number) => `there are ${count} new messages for you.`,
    more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    subject: (title: string) => `New message: ${title}`,
    subjects: (count: number) => `${count} new messages`,
    open: 'Open the message',
    openAll: 'Open messages',
    closing: 'You can choose which emails to receive in your profile, under notifications.',
  },
} as const;

/** The mail that tells somebody of new messages: of one, or of several in one mail. */
export function newMessagesMail(news: NewMessages): LocalizedMail {
  return {
    from: 'company',
    to: { firstName: news.firstName },
    it: writeIn('it', news),
    en: writeIn('en', news),
  };
}

function writeIn(language: Language, { messages, inbox }: NewMessages): MailContent {
  const say = words[language];
  const [first] = messages;
  const frame = { closing: [say.closing] };
  if (first && messages.length === 1)
    return {
      ...frame,
      subject: say.subject(shortTitle(first.title)),
      paragraphs: [say.one(first.senderCompany, first.title)],
      action: { label: say.open, address: first.address },
    };
  const unnamed = messages.length - maxNamed;
  return {
    ...frame,
    subject: say.subjects(messages.length),
    paragraphs: [say.several(messages.length)],
    facts: messages.slice(0, maxNamed).map((each) => [each.senderCompany, each.title, each.address]),
    action: { label: say.openAll, address: inbox },
    closing: [...(unnamed > 0 ? [say.more(unnamed)] : []), say.closing],
  };
}
