import type { LocalizedText } from 'shared-api/contracts/common';

/** What is said about notifications. */
export const notificationTexts = {
  endpointInvalid: {
    it: 'Questo browser non ha dato un indirizzo valido per le notifiche',
    en: 'This browser gave no valid address for notifications',
  },
} satisfies Record<string, LocalizedText>;
