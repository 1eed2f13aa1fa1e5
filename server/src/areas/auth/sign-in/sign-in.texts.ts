import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a first password that is the one of now is refused. */
export const samePassword: LocalizedText = {
  it: 'La nuova password deve essere diversa da quella attuale',
  en: 'The new password must differ from the current one',
};

/** Why a password is not changed by who does not know the one of now (spec 01 §8). */
export const wrongOldPassword: LocalizedText = {
  it: 'La vecchia password non corrisponde',
  en: "Old password doesn't match",
};

/** Why a call for another product is refused. */
export const unknownProduct: LocalizedText = {
  it: 'Il prodotto indicato non esiste',
  en: 'There is no such product',
};
