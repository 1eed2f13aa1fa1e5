import type { RowFacts } from '../../../platform/secrets/row-proofs.ts';
import type { QrCodeRecord } from './qr-code.schema.ts';

/** What of a QR code is proved: whose it is, and until when. */
export function qrCodeFacts(
  row: Pick<QrCodeRecord, 'id' | 'userId' | 'secretHash' | 'createdAt' | 'expiresAt'>,
): RowFacts {
  const { id, userId, secretHash, createdAt, expiresAt } = row;
  return [id, userId, secretHash, createdAt, expiresAt];
}
