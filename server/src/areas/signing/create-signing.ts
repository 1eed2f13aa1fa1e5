import type { Audit } from '../../platform/audit/audit.service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Codes } from '../../platform/codes/codes.service.ts';
import type { DatabaseHandle } from '../../platform/db/database.ts';
import type { Deliveries } from '../../platform/deliveries/deliveries.service.ts';
import type { Jobs } from '../../platform/jobs/jobs.service.ts';
import type { PdfEditing } from '../../platform/pdf-editing/pdf-editing.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limit.service.ts';
import type { Sessions } from '../../platform/sessions/sessions.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createCompletionService } from './sealing/completion.service.ts';
import { documentSubject } from './documents/document-audit.ts';
import { announceDelivery } from './documents/document-changes.repository.ts';
import { createDocumentEditService } from './document-edit/document-edit.service.ts';
import { createDocumentInsertService } from './document-add/document-add.service.ts';
import { createDocumentListService } from './document-list/document-list.service.ts';
import { createDocumentViewService } from './document-view/document-view.service.ts';
import { createGuestLinkService } from './guest-link/guest-link.service.ts';
import { createSigningCodes } from './verification/signing-codes.ts';
import { createResendService } from './sealing/resend.service.ts';
import { createSealService, sealJobKind } from './sealing/seal.service.ts';
import { createSealingWaiter } from './sealing/sealing-signal.ts';
import { createSendService } from './sending/send.service.ts';
import { createSignService } from './sign/sign.service.ts';
import { createSignedMailer } from './sealing/signed-mail.service.ts';
import type { SigningDirectory } from './signing-directory.ts';
import { createUploadService } from './document-add/upload.service.ts';
import { createVerificationService } from './verification/verification.service.ts';

interface SigningDependencies {
  database: DatabaseHandle;
  clock: Clock;
  audit: Audit;
  storage: Storage;
  pdfEditing: PdfEditing;
  deliveries: Deliveries;
  jobs: Jobs;
  sessions: Sessions;
  rateLimits: RateLimits;
  directory: SigningDirectory;
  codes: Codes;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
  /** Milliseconds that completing waits for the sealed file. Default: `sealingTimeoutMs`. */
  timeoutMs?: number;
}

/** The services of the signing area. */
export type SigningServices = ReturnType<typeof createSigning>;

/** Makes the services of the signing area and takes on its jobs. `start` before the first call, `stop` after the last. */
export function createSigning(given: SigningDependencies) {
  const sealing = createSealingWaiter(given.database);
  const dependencies = { ...given, db: given.database.db, sealing, signedMail: createSignedMailer(given) };
  const signing = createSignService(dependencies);
  const { seal } = createSealService(dependencies);
  given.codes.handle(createSigningCodes(dependencies));
  given.jobs.handle(sealJobKind, seal);
  given.deliveries.watch(documentSubject(''), announceDelivery);
  return {
    start: sealing.start,
    stop: sealing.stop,
    list: createDocumentListService(dependencies),
    uploads: createUploadService(dependencies),
    inserting: createDocumentInsertService(dependencies),
    editing: createDocumentEditService(dependencies),
    viewing: createDocumentViewService(dependencies),
    sending: createSendService(dependencies),
    guestLinks: createGuestLinkService(dependencies),
    signing,
    completion: createCompletionService({ ...dependencies, signing }),
    resending: createResendService(dependencies),
    verification: createVerificationService(dependencies),
  };
}
