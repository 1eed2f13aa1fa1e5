import type { LocalizedText } from 'shared-api/contracts/common';

/** What the server says of the first steps. */
export const firstStepsTexts = {
  senderGiven: {
    it: 'Il mittente è scritto nella configurazione (MAIL_FROM)',
    en: 'The sender stands in the configuration (MAIL_FROM)',
  },
} as const satisfies Record<string, LocalizedText>;
