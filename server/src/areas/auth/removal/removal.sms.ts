import type { Language } from 'shared-api/contracts/common';

const sentences: Readonly<Record<Language, (product: string) => string>> = {
  it: (product) => `Per eliminare il tuo account di ${product} apri entro un'ora:`,
  en: (product) => `To delete your ${product} account, open within an hour:`,
};

/** The SMS that brings the link of a removal; its letters are those that 160 of fit in one. */
export function removalSms(
  { product, address }: Readonly<Record<'product' | 'address', string>>,
  language: Language,
): string {
  return `${sentences[language](product)} ${address}`;
}
