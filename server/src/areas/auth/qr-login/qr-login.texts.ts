import type { LocalizedText } from 'shared-api/contracts/common';

/** Why a scanned code does not sign in: the same sentence for one that is wrong, expired or revoked. */
export const qrCodeRefused: LocalizedText = {
  it: 'Codice QR non valido, scaduto o revocato',
  en: 'This QR code is not valid, has expired or was revoked',
};

/** Why no code is made without the password. */
export const qrCodeNeedsPassword: LocalizedText = {
  it: 'Per creare un codice QR serve la password',
  en: 'Creating a QR code needs your password',
};

/** Why no further code is made. */
export const tooManyQrCodes: LocalizedText = {
  it: 'Hai già {most} codici QR validi: revocane uno prima di crearne un altro',
  en: 'You already have {most} valid QR codes: revoke one before you create another',
};
