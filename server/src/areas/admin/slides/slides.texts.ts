import { maxSlides } from 'shared-api/contracts/admin';
import type { LocalizedText } from 'shared-api/contracts/common';

export const tooManySlides: LocalizedText = {
  it: `Ci sono già ${maxSlides} diapositive: eliminane una e riprova`,
  en: `There are ${maxSlides} slides already: delete one and try again`,
};
