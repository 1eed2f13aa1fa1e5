import type { Language } from 'shared-api/contracts/common';
import {
  documentRightsOf,
  type DocumentFacts,
  type DocumentRow,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { ListedDocument } from './document-list.repository.ts';
import { signingTexts } from './signing.texts.ts';

interface Viewer {
  actor: SigningActor;
  language: Language;
  now: Date;
}

/** A row of the grid from a row of the database. */
export function presentRow(
  row: ListedDocument,
  number: number,
  { actor, language, now }: Viewer,
): DocumentRow {
  const expiresAt = toInstant(row.expires_at);
  return {
    number,
    id: row.id,
    createdAt: toInstant(row.created_at) ?? '',
    title: row.title,
    sender: row.sender_email,
    receiverName: row.receiver_name,
    receiverSurname: row.receiver_surname,
    receiverEmail: row.receiver_email,
    savesCopy: row.saves_copy,
    isPhoneVerified: row.phone_verified,
    isSent: row.state !== 'draft',
    sentAt: toInstant(row.sent_at),
    expires: row.expires,
    expiryHours: row.expiry_hours,
    expiresAt,
    isSigned: row.state === 'signed',
    signedAt: toInstant(row.signed_at),
    attachment: row.file_name,
    state: row.state,
    delivery: row.delivery_state ?? 'none',
    deliveryProblem: deliveryProblem(row, language),
    signaturesDone: row.signatures_done,
    signaturesTotal: row.signatures_total,
    hasSealProblem: row.state === 'sealing' && row.seal_problem !== null,
    may: documentRightsOf(actor, factsOfRow(row, expiresAt, now)),
    version: row.version,
  };
}

function factsOfRow(row: ListedDocument, expiresAt: string | null, now: Date): DocumentFacts {
  return {
    id: row.id,
    companyId: row.company_id,
    receiverEmailKey: row.receiver_email_key,
    state: row.state,
    isExpired: row.state === 'sent' && expiresAt !== null && Date.parse(expiresAt) <= now.getTime(),
    isPhoneVerified: row.phone_verified,
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

/** An instant of the database's notation ('2026-11-21 09:00:00.123+00') in ISO 8601, quickly where the zone is UTC. */
export function toInstant(text: string | null): string | null {
  if (text === null) return null;
  const isUtc = text.endsWith('+00');
  return isUtc ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString();
}
