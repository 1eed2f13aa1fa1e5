import type { LocalizedText } from 'shared-api/contracts/common';

export const notActive: LocalizedText = {
  it: 'L’utente non è attivo: prima attivalo, poi invia il link',
  en: 'This user is not active: activate them first, then send the link',
};
