import type { ProvedTable } from './platform/secrets/proved-rows.repository.ts';
import type { RowProofs } from './platform/secrets/row-proofs.ts';
import { linkFacts, type LinkRow } from './platform/one-time-links/link-facts.ts';
import { platformOneTimeLinks } from './platform/one-time-links/one-time-links.schema.ts';
import { sessionFacts } from './platform/sessions/session-facts.ts';
import { platformSessions, type SessionRow } from './platform/sessions/sessions.schema.ts';
import { feedFacts } from './areas/absences/team/feed-facts.ts';
import { absenceFeeds, type FeedRecord } from './areas/absences/team/feeds.schema.ts';
import { guestLinkFacts } from './areas/signing/guest-link/guest-link-facts.ts';
import { signingGuestLinks, type GuestLinkRecord } from './areas/signing/guest-link/guest-link.schema.ts';
import {
  authRecoveryCodes,
  type RecoveryCodeRecord,
} from './areas/auth/authenticator/authenticator.schema.ts';
import { recoveryCodeFacts } from './areas/auth/authenticator/recovery-code-facts.ts';
import { deliveryFacts } from './platform/deliveries/delivery-facts.ts';
import { platformDeliveries, type DeliveryRow } from './platform/deliveries/deliveries.schema.ts';
import { jobFacts } from './platform/jobs/job-facts.ts';
import { platformJobs, type JobRow } from './platform/jobs/jobs.schema.ts';
import { qrCodeFacts } from './areas/auth/qr-login/qr-code-facts.ts';
import { authQrCodes, type QrCodeRecord } from './areas/auth/qr-login/qr-code.schema.ts';

/** Every table whose rows open something to who has a secret of ours, or have something done in its name, with how its rows are proved (decision 109). */
export function provedTables(proofs: RowProofs): readonly ProvedTable[] {
  return [
    {
      table: platformSessions,
      key: platformSessions.id,
      prove: (row: SessionRow) => ({ key: row.id, proof: proofs.of('session', sessionFacts(row)) }),
    },
    {
      table: platformOneTimeLinks,
      key: platformOneTimeLinks.secretHash,
      prove: (row: LinkRow) => ({ key: row.secretHash, proof: proofs.of('one-time-link', linkFacts(row)) }),
    },
    {
      table: authQrCodes,
      key: authQrCodes.id,
      prove: (row: QrCodeRecord) => ({ key: row.id, proof: proofs.of('qr-code', qrCodeFacts(row)) }),
    },
    {
      table: signingGuestLinks,
      key: signingGuestLinks.secretHash,
      prove: (row: GuestLinkRecord) => ({
        key: row.secretHash,
        proof: proofs.of('guest-link', guestLinkFacts(row)),
      }),
    },
    {
      table: absenceFeeds,
      key: absenceFeeds.id,
      prove: (row: FeedRecord) => ({ key: row.id, proof: proofs.of('feed', feedFacts(row)) }),
    },
    {
      table: authRecoveryCodes,
      key: authRecoveryCodes.id,
      prove: (row: RecoveryCodeRecord) => ({
        key: row.id,
        proof: proofs.of('recovery-code', recoveryCodeFacts(row)),
      }),
    },
    {
      table: platformJobs,
      key: platformJobs.id,
      prove: (row: JobRow) => ({ key: String(row.id), proof: proofs.of('job', jobFacts(row)) }),
    },
    {
      table: platformDeliveries,
      key: platformDeliveries.id,
      prove: (row: DeliveryRow) => ({ key: row.id, proof: proofs.of('delivery', deliveryFacts(row)) }),
    },
  ];
}
