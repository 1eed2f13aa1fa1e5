import { maxSignatureObjects } from 'shared-api/contracts/signing';
import type { LocalizedText } from 'shared-api/contracts/common';

export const tooManyObjects: LocalizedText = {
  it: `Ci sono già ${maxSignatureObjects} oggetti: eliminane uno e riprova`,
  en: `There are ${maxSignatureObjects} objects already: delete one and try again`,
};
