/** Where the card of the QR codes stands on its page. */
export const qrCodesAnchor = 'qr-codes';

/** The address of the card: the security section of the profile. */
export const qrCodesAddress = `/profile?section=security#${qrCodesAnchor}`;

/** The state of a navigation to the card by who wants a new code: it asks for the password at once. */
export const createsQrCode = { createsQrCode: true } as const;

/** Whether a navigation has it. */
export function isForNewCode(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createsQrCode' in state;
}
