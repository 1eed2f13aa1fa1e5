/** How long a QR code signs in, in days; the screens say it and the server holds it. */
export const qrCodeDays = 90;

/** How many living QR codes a person may have. */
export const maxQrCodes = 5;

/** The path to which a QR code leads whoever reads it outside the product; the secret stands behind its `#`. */
const qrCodePath = '/qrlogin';

const secretShape = /^[\w-]{43}$/;

/** What a QR code for signing in says: an address of the product with the secret behind the `#`, which no server ever sees. */
export function writeQrCode(publicUrl: string, secret: string): string {
  return `${publicUrl}${qrCodePath}#${secret}`;
}

/** The secret in what a QR code says; undefined when it is no code for signing in. Of which address it is does not matter. */
export function readQrCode(text: string): string | undefined {
  const [address = '', secret = ''] = text.trim().split('#');
  return address.endsWith(qrCodePath) && secretShape.test(secret) ? secret : undefined;
}
