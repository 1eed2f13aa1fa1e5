import type { Language } from 'shared-api/contracts/common';

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

/**
 * The SMS that brings the code of a login. On an https address its last line ties the code to the site, so that phones offer it
 * there and nowhere else (the origin-bound format of WebOTP).
 */
export function loginSms({ product, code, publicUrl, language }: LoginSms): string {
  const { protocol, hostname } = new URL(publicUrl);
  const binding = protocol === 'https:' ? `\n\n@${hostname} #${code}` : '';
  return sentences[language](code, product) + binding;
}
