import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { writeSignature } from '../documents/box.repository.ts';
import { namesOf, recordEvent } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { ShownRecord } from './shown-pages.ts';
import type { SignerRecord } from './signer-record.ts';
import type { ReceiverPhone } from '../verification/receiver-phone.ts';

/** A signature for one box. */
interface GivenSignature {
  readonly document: Pick<
    DocumentRecord,
    'id' | 'fileHash' | 'title' | 'receiverName' | 'receiverSurname' | 'receiverEmail'
  >;
  readonly index: number;
  readonly imageHash: string;
  readonly shown: ShownRecord;
  readonly signer: SignerRecord;
  readonly lines: { readonly firstLine: string; readonly secondLine: string };
  readonly caller: Caller;
  readonly now: Date;
  /** The passed code and where it went, where one was asked for. */
  readonly code: { readonly challenge: string | null; readonly phone: ReceiverPhone } | null;
}

/** Signs a box and records it with all that proves it; answers whether nobody signed it before. */
export async function giveSignature(
  tx: Executor,
  audit: Audit,
  { document, index, imageHash, shown, signer, lines, caller, now, code }: GivenSignature,
): Promise<boolean> {
  const challenge = code?.challenge ?? null;
  const isSigned = await writeSignature(
    tx,
    { documentId: document.id, index },
    {
      ...lines,
      imageHash,
      signedAt: now,
      signedBy: sessionOf(caller).userId,
      ip: caller.ip,
      userAgent: caller.userAgent,
      challenge,
    },
  );
  if (!isSigned) return false;
  const data = { box: index, image: imageHash, file: document.fileHash, shown, signer, ...lines };
  const phone = code && { number: code.phone.full, isOnRecord: code.phone.isOnRecord };
  await recordEvent(audit, tx, {
    documentId: document.id,
    action: 'box.signed',
    caller,
    data: { ...data, ...namesOf(document), challenge, phone },
  });
  return true;
}
