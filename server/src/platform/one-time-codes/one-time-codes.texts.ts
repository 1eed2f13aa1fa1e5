import type { LocalizedText } from 'shared-api/contracts/common';

/** What people are told about one-time codes beside the general sentences of the error codes. */
export const oneTimeCodeTexts = {
  triedOut: {
    it: 'Troppi tentativi con questo codice: richiederne uno nuovo',
    en: 'Too many attempts with this code: request a new one',
  },
} as const satisfies Record<string, LocalizedText>;
