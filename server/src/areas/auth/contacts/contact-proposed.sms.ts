import type { Language } from 'shared-api/contracts/common';
import type { ContactKind } from 'shared-api/contracts/directory';

interface Proposed {
  readonly kind: ContactKind;
  /** Whether a number is to be taken away. */
  readonly isRemoval: boolean;
}

const sentences = {
  it: {
    email: 'un amministratore ha indicato un altro indirizzo per te. Se non va bene, rifiutalo:',
    phone: 'un amministratore ha indicato un altro cellulare per te. Se non va bene, rifiutalo:',
    removal: 'un amministratore vuole togliere questo numero. Se non va bene, rifiuta:',
  },
  en: {
    email: 'an administrator entered another address for you. If it is not right, refuse it:',
    phone: 'an administrator entered another mobile for you. If it is not right, refuse it:',
    removal: 'an administrator wants to remove this number. If it is not right, refuse:',
  },
} as const satisfies Record<Language, Record<ContactKind | 'removal', string>>;

const sentenceOf = ({ kind, isRemoval }: Proposed, language: Language) =>
  sentences[language][isRemoval ? 'removal' : kind];

/** The SMS to the number of now about what an administrator proposed; `address` is the profile's. */
export function contactProposedSms(
  { product, address, ...proposed }: Proposed & { readonly product: string; readonly address: string },
  language: Language,
): string {
  return `${product}: ${sentenceOf(proposed, language)} ${address}`;
}

/** The same as a notification of the device. */
export function contactProposedPush(proposed: Proposed, language: Language) {
  const text = sentenceOf(proposed, language).replace(/:$/, '.');
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    path: '/profile',
    about: `contact:${proposed.kind}`,
  };
}
