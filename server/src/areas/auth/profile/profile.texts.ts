import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a new address is not noted without the password. */
export const addressNeedsPassword: LocalizedText = {
  it: 'Per cambiare l’indirizzo serve la password',
  en: 'Changing the address needs your password',
};

/** Why a new number is not noted without the password. */
export const phoneNeedsPassword: LocalizedText = {
  it: 'Per cambiare il numero serve la password',
  en: 'Changing the number needs your password',
};

/** What somebody does who has no password, because they came by their company. */
export const noPasswordYet: LocalizedText = {
  it: 'Non hai ancora una password: esci, e scegline una con «Password dimenticata?»',
  en: 'You have no password yet: sign out, and choose one by “Forgot password?”',
};

/** The same of who comes by their company alone. */
export const neverPassword: LocalizedText = {
  it: 'Accedi con la tua azienda, senza password: chiedi a chi la amministra',
  en: 'You sign in by your company, without a password: ask who administers it',
};

/** Why a new address or number is not noted with another password. */
export const wrongPassword: LocalizedText = {
  it: 'La password non è corretta',
  en: 'The password is not correct',
};

/** Why what was typed is not noted as a number. */
export const noPhoneNumber: LocalizedText = {
  it: 'Il numero di cellulare non è valido',
  en: 'The mobile number is not valid',
};

/** Why a number is not noted that is the person's own already. */
export const samePhoneNumber: LocalizedText = {
  it: 'È già il tuo numero',
  en: 'This is your number already',
};

/** Why one's own address and number stay while one acts for others. */
export const ownContactsWhileActing: LocalizedText = {
  it: 'Mentre agisci per altri, il tuo indirizzo e il tuo numero non si possono cambiare',
  en: 'While you act for others, your own address and number cannot be changed',
};
