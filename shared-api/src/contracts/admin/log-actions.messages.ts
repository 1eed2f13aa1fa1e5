import type { LogAction } from './log-groups.ts';

const group = 'messages';

/** What happens to messages, and to what each person got of them. */
export const messageActions = {
  'message.sent': { group, it: 'Messaggio inviato', en: 'Message sent' },
  'message.accepted': { group, it: 'Lettura del messaggio accettata', en: 'Reading of the message accepted' },
  'message.viewed': { group, it: 'Allegato del messaggio aperto', en: 'Attachment of the message opened' },
  'message.removed': { group, it: 'Messaggio eliminato', en: 'Message deleted' },
  'message.signed': { group, it: 'Allegato del messaggio firmato', en: 'Attachment of the message signed' },
  'message.downloaded': {
    group,
    it: 'Allegato del messaggio scaricato',
    en: 'Attachment of the message downloaded',
  },
  'message.code-sent': { group, it: 'Codice per firmare inviato', en: 'Code to sign sent' },
} as const satisfies Record<string, LogAction>;
