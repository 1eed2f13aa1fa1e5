import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a first password that is the one of now is refused. */
export const samePassword: LocalizedText = {
  it: 'La nuova password deve essere diversa da quella attuale',
  en: 'The new password must differ from the current one',
};
