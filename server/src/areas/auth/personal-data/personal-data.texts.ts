import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a password is asked for before a package. */
export const packageNeedsPassword: LocalizedText = {
  it: 'Per scaricare i dati serve la tua password',
  en: 'Your password is needed to download the data',
};

/** How the file of a package begins. */
export const packageName: LocalizedText = { it: 'dati', en: 'data' };
