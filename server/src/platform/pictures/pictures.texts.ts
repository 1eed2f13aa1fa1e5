import type { LocalizedText } from 'shared-api/contracts/common';

export const picturesBusy: LocalizedText = {
  it: 'Altre immagini sono in lavorazione: riprova tra un momento',
  en: 'Other pictures are being prepared: try again in a moment',
};
