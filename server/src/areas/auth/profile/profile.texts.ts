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
