import type { Language } from 'shared-api/contracts/common';
import {
  documentRightsOf,
  type DocumentFacts,
  type DocumentRowWire,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { ListedDocument } from './document-list.repository.ts';
import { hasExpired } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';

interface Viewer {
  actor: SigningActor;
  language: Language;
  now: Date;
  /** The documents that are still to be sealed by a job. */
  sealingByThemselves: ReadonlySet<string>;
}

/** A row of the grid as the wire has it: the most asked-for answer is written without a detour. */
export function presentRow(
  row: ListedDocument,
  number: number,
  { actor, language, now, sealingByThemselves }: Viewer,
): DocumentRowWire {
  return {
    row_id: number,
    id: row.id,
    created_at: row.created_at,
    title_formatted: row.title,
    email_mitt: row.sender_email,
    nome: row.receiver_name,
    cognome: row.receiver_surname,
    email_dest: row.receiver_email,
    save_doc: row.saves_copy ? 'S' : 'N',
    check_mobile: row.phone_verified_at === null ? 0 : 1,
    sent: row.state === 'draft' ? 0 : 1,
    date_sent: row.sent_at,
    enable_expire: row.expires ? 'S' : 'N',
    hours_before_expire: row.expiry_hours,
    date_expire: row.expires_at,
    is_signatured: row.state === 'signed' ? 1 : 0,
    date_hour_signed: row.signed_at,
    attachment: row.file_name,
    state: row.state,
    delivery: row.delivery_state ?? 'none',
    delivery_problem: deliveryProblem(row, language),
    signs_done: row.signatures_done,
    signs_total: row.signatures_total,
    seal_problem: hasSealProblem(row),
    seal_given_up: hasSealProblem(row) && !sealingByThemselves.has(row.id),
    may: documentRightsOf(actor, factsOfRow(row, now)),
    version: row.version,
  };
}

/** Whether the sealed PDF was tried in vain. */
export function hasSealProblem(row: ListedDocument): boolean {
  return row.state === 'sealing' && Boolean(row.seal_problem);
}

function factsOfRow(row: ListedDocument, now: Date): DocumentFacts {
  return {
    id: row.id,
    companyId: row.company_id,
    receiverEmailKey: row.receiver_email_key,
    state: row.state,
    isExpired: hasExpired(
      {
        state: row.state,
        expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
        signaturesDone: row.signatures_done,
        signaturesTotal: row.signatures_total,
      },
      now,
    ),
    isPhoneVerified: row.phone_verified_at !== null,
    needsCode: row.needs_code,
    savesCopy: row.saves_copy,
    signaturesDone: row.signatures_done,
    signaturesTotal: row.signatures_total,
  };
}

function deliveryProblem(row: ListedDocument, language: Language): string | null {
  if (row.delivery_state === 'bounced') return signingTexts.mailBounced[language];
  if (row.delivery_state === 'failed') return signingTexts.mailFailed[language];
  const isRetried = row.delivery_state === 'queued' && row.delivery_error !== null;
  return isRetried ? signingTexts.mailRetried[language] : null;
}
