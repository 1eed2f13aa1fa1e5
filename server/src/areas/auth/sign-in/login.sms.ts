import { defineCodeSms } from '../../../platform/codes/code-sms.ts';

/** The SMS that brings the code of a login. */
export const loginSms = defineCodeSms({
  it: (code, product) =>
    `${code} è il codice per accedere a ${product}. Vale cinque minuti: non darlo a nessuno.`,
  en: (code, product) =>
    `${code} is your code to sign in to ${product}. Valid for five minutes: tell nobody.`,
});

/** The same where it links the account to the sign-in service of the company: whoever is asked for it should know what it does. */
export const linkingSms = defineCodeSms({
  it: (code, product) =>
    `${code} collega al tuo utente di ${product} il servizio di accesso della tua azienda. Se non sei tu, non darlo a nessuno.`,
  en: (code, product) =>
    `${code} links your ${product} account to your company's sign-in. If it is not you, give it to nobody.`,
});
