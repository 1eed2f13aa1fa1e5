/** Where the card of the QR codes stands on its page. */
export const qrCodesAnchor = 'qr-codes';

/** The address of the card: the security section of the profile. */
export const qrCodesAddress = `/profile?section=security#${qrCodesAnchor}`;
