import type { LocalizedText } from 'shared-api/contracts/common';

/** Why the last super user stays. */
export const lastSuperUser: LocalizedText = {
  it: "È l'unico super utente: prima va nominato un altro",
  en: 'This is the only super user: appoint another one first',
};
