import { defineCodeSms } from '../../../platform/codes/code-sms.ts';

/** The SMS that brings the code of a new number, to that number. */
export const newPhoneSms = defineCodeSms({
  it: (code, product) =>
    `${code} è il codice per usare questo numero con ${product}. Vale cinque minuti: non darlo a nessuno.`,
  en: (code, product) =>
    `${code} is the code to use this number with ${product}. Valid for five minutes: tell nobody.`,
});
