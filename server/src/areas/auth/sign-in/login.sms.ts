import { defineCodeSms } from '../../../platform/codes/code-sms.ts';

/** The SMS that brings the code of a login. */
export const loginSms = defineCodeSms({
  it: (code, product) =>
    `${code} è il codice per accedere a ${product}. Vale cinque minuti: non darlo a nessuno.`,
  en: (code, product) =>
    `${code} is your code to sign in to ${product}. Valid for five minutes: tell nobody.`,
});
