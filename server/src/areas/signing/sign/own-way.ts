import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/**
 * Whether who has the link of a document has to sign in first: a link alone is as much as a code by mail, which counts for nothing for who
 * signs in by an app or a passkey alone (decision 120).
 */
export async function needsSignIn(
  executor: Executor,
  directory: Pick<SigningDirectory, 'demandsStrongSignIn'>,
  { session }: Pick<Caller, 'session'>,
  { receiverEmail }: Pick<DocumentRecord, 'receiverEmail'>,
): Promise<boolean> {
  return session?.kind !== 'staff' && (await directory.demandsStrongSignIn(executor, receiverEmail));
}
