import type { Language, LocalizedText } from 'shared-api/contracts/common';

/** Why a login by SMS or authenticator is refused. */
export const channelNotReady: LocalizedText = {
  it: 'Questo canale non è disponibile: scegliere Mail',
  en: 'This channel is not available: choose Mail',
};

/** Why a first password that is the one of now is refused. */
export const samePassword: LocalizedText = {
  it: 'La nuova password deve essere diversa da quella attuale',
  en: 'The new password must differ from the current one',
};

/** The words of the mail that brings the code of a login. */
export const loginMail: Readonly<Record<Language, LoginMailWords>> = {
  it: {
    subject: (product, code) => `${code} è il codice per accedere a ${product}`,
    greeting: (name) => `Ciao ${name},`,
    before: 'ecco il codice per completare l’accesso:',
    after: 'Vale cinque minuti e si può usare una volta sola.',
    warning: 'Se non stai accedendo tu, qualcuno conosce la tua password: cambiala appena puoi.',
  },
  en: {
    subject: (product, code) => `${code} is your code to sign in to ${product}`,
    greeting: (name) => `Hello ${name},`,
    before: 'here is the code to finish signing in:',
    after: 'It is valid for five minutes and works once.',
    warning: 'If this is not you signing in, somebody knows your password: change it as soon as you can.',
  },
};

interface LoginMailWords {
  subject(product: string, code: string): string;
  greeting(name: string): string;
  readonly before: string;
  readonly after: string;
  readonly warning: string;
}
