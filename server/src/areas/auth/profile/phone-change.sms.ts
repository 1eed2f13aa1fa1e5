import type { Language } from 'shared-api/contracts/common';
import { bindSmsToSite } from '../../../platform/codes/bind-sms-to-site.ts';

interface NewPhoneSms {
  readonly product: string;
  readonly code: string;
  /** Where the product is. */
  readonly publicUrl: string;
  readonly language: Language;
}

const sentences: Readonly<Record<Language, (code: string, product: string) => string>> = {
  it: (code, product) =>
    `${code} è il codice per usare questo numero con ${product}. Vale cinque minuti: non darlo a nessuno.`,
  en: (code, product) =>
    `${code} is the code to use this number with ${product}. Valid for five minutes: tell nobody.`,
};

/** The SMS that brings the code of a new number, to that number. */
export function newPhoneSms({ product, code, publicUrl, language }: NewPhoneSms): string {
  return bindSmsToSite(sentences[language](code, product), { code, publicUrl });
}
