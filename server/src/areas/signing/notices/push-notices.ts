import type { Language } from 'shared-api/contracts/common';
import type { PushNotice } from '../../../platform/push/push.service.ts';
import { shortTitle } from '../mails/short-title.ts';

/** How long after a notification the mail about the same leaves, where it is still unread. */
export const mailAfterPushMs = 15 * 60_000;

const words = {
  it: {
    message: (title: string) => `Nuovo messaggio: ${title}`,
    messages: (count: number) => `${count} nuovi messaggi`,
    document: (title: string) => `Documento da firmare: ${title}`,
  },
  en: {
    message: (title: string) => `New message: ${title}`,
    messages: (count: number) => `${count} new messages`,
    document: (title: string) => `Document to sign: ${title}`,
  },
} as const;

/** The notification of new messages: of one, or of several in one. */
export function pushOf(
  language: Language,
  messages: readonly { readonly id: string; readonly title: string }[],
): PushNotice {
  const say = words[language];
  const [first] = messages;
  if (!first || messages.length > 1)
    return { text: say.messages(messages.length), path: '/messages', about: 'messages' };
  return {
    text: say.message(shortTitle(first.title)),
    path: `/messages/${first.id}`,
    about: `message:${first.id}`,
  };
}

/** The notification of a document to sign. */
export function pushOfDocument(
  language: Language,
  { id, title }: { readonly id: string; readonly title: string },
): PushNotice {
  return {
    text: words[language].document(shortTitle(title)),
    path: `/sign/${id}`,
    about: `document:${id}`,
  };
}
