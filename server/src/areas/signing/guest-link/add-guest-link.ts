import { encodeGuestLink } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import type { RowProofs } from '../../../platform/secrets/row-proofs.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { guestLinkFacts } from './guest-link-facts.ts';
import { insertGuestLink } from './guest-link.repository.ts';

interface LinkOptions {
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly madeAt: Date;
  readonly rowProofs: RowProofs;
}

/** Makes a link to a document beside those that it has: the secret of another is known to nobody any more. @returns its address. */
export async function addGuestLink(
  executor: Executor,
  { id, receiverEmail, receiverEmailKey }: Pick<DocumentRecord, 'id' | 'receiverEmail' | 'receiverEmailKey'>,
  { publicUrl, madeAt, rowProofs }: LinkOptions,
): Promise<string> {
  const secret = newSecret();
  const link = { secretHash: hashSecret(secret), documentId: id, receiverEmailKey, madeAt };
  await insertGuestLink(executor, { ...link, proof: rowProofs.of('guest-link', guestLinkFacts(link)) });
  return `${publicUrl}/reservate/${encodeGuestLink({ user: receiverEmail, secret, documentId: id })}`;
}
