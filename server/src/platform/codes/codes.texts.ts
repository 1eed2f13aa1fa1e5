import type { LocalizedText } from 'shared-api/contracts/common';

/** What people read about one-time codes beside the general sentences of the error codes. */
export const codeTexts = {
  triedOut: {
    it: 'Troppi tentativi con questo codice: richiederne uno nuovo',
    en: 'Too many attempts with this code: request a new one',
  },
  landline: {
    it: 'Questo è un numero fisso: gli SMS arrivano solo a un cellulare',
    en: 'This is a landline: an SMS reaches a mobile only',
  },
  /** No code counts any more: whoever tries them knows the password, and is not its person. */
  tooManyWrongCodes: {
    it: 'Troppi codici sbagliati: scegliere una nuova password con «Password dimenticata?»',
    en: 'Too many wrong codes: choose a new password with “Forgot password?”',
  },
} as const satisfies Record<string, LocalizedText>;
