import type { Language } from 'shared-api/contracts/common';
import { bindSmsToSite } from '../../../platform/codes/bind-sms-to-site.ts';

interface LoginSms {
  readonly product: string;
  readonly code: string;
  /** Where the product is. */
  readonly publicUrl: string;
  readonly language: Language;
}

const sentences: Readonly<Record<Language, (code: string, product: string) => string>> = {
  it: (code, product) =>
    `${code} è il codice per accedere a ${product}. Vale cinque minuti: non darlo a nessuno.`,
  en: (code, product) =>
    `${code} is your code to sign in to ${product}. Valid for five minutes: tell nobody.`,
};

/** The SMS that brings the code of a login. */
export function loginSms({ product, code, publicUrl, language }: LoginSms): string {
  return bindSmsToSite(sentences[language](code, product), { code, publicUrl });
}
