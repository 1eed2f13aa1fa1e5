import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a new address is not noted without the password. */
export const passwordNeeded: LocalizedText = {
  it: "Per cambiare l'indirizzo serve la password",
  en: 'Changing the address needs your password',
};

/** Why a new address is not noted with another password. */
export const wrongPassword: LocalizedText = {
  it: 'La password non è corretta',
  en: 'The password is not correct',
};
