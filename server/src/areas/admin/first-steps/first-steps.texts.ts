import type { LocalizedText } from 'shared-api/contracts/common';

/** What the server says of the first steps. */
export const firstStepsTexts = {
  senderGiven: {
    it: 'Il mittente è scritto nella configurazione del server (MAIL_FROM)',
    en: 'The sender stands in the configuration of the server (MAIL_FROM)',
  },
} as const satisfies Record<string, LocalizedText>;
