import type { LocalizedText } from 'shared-api/contracts/common';

/** Why the last super user stays. */
export const lastSuperUser: LocalizedText = {
  it: 'È l’unico super user: prima va nominata un’altra persona',
  en: 'This is the only super user: appoint another one first',
};
