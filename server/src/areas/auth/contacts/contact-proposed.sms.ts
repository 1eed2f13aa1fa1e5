import type { Language } from 'shared-api/contracts/common';
import type { ContactKind } from 'shared-api/contracts/directory';

const sentences: Readonly<Record<Language, Readonly<Record<ContactKind, string>>>> = {
  it: {
    email: 'un amministratore ha indicato un altro indirizzo per te. Se non va bene, rifiutalo:',
    phone: 'un amministratore ha indicato un altro cellulare per te. Se non va bene, rifiutalo:',
  },
  en: {
    email: 'an administrator entered another address for you. If it is not right, refuse it:',
    phone: 'an administrator entered another mobile for you. If it is not right, refuse it:',
  },
};

/** The SMS to the number of now about what an administrator proposed; `address` is the profile's. */
export function contactProposedSms(
  {
    product,
    kind,
    address,
  }: { readonly product: string; readonly kind: ContactKind; readonly address: string },
  language: Language,
): string {
  return `${product}: ${sentences[language][kind]} ${address}`;
}

/** The same as a notification of the device. */
export function contactProposedPush(kind: ContactKind, language: Language) {
  const text = sentences[language][kind].replace(/:$/, '.');
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    path: '/profile',
    about: `contact:${kind}`,
  };
}
