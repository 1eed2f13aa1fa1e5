import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a code is refused. */
export const wrongCode: LocalizedText = {
  it: 'Il codice non è corretto',
  en: 'The code is not correct',
};
/** Why a code that was right is refused the second time. */
export const usedCode: LocalizedText = {
  it: 'Questo codice è già stato usato: attendi il prossimo',
  en: 'This code was used already: wait for the next one',
};
/** Why no code of the app is taken any more. */
export const lockedAuthenticator: LocalizedText = {
  it: 'Troppi codici sbagliati: accedi con un altro canale e configura di nuovo l’app',
  en: 'Too many wrong codes: sign in by another channel and set up the app again',
};
/** Why a setup cannot be ended. */
export const endedSetup: LocalizedText = {
  it: 'La configurazione è scaduta: ricomincia',
  en: 'The setup has expired: start again',
};
