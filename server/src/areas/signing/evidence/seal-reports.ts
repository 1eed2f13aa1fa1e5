import type { LogProblem } from 'shared-api/contracts/signing';
import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { checkDocument } from './check-document.ts';

type SealReportsDependencies = Pick<AreaPlatform, 'db' | 'audit' | 'storage' | 'jobs' | 'logger'>;

interface SealCheckJob {
  readonly documentId: string;
}

const jobKind = 'signing.seal-check';

/** What is reported of documents that do not agree with their log. */
export type SealReports = ReturnType<typeof createSealReports>;

/**
 * Reports of documents that do not agree with their log: an error in the server's log, an event, once, and an entry among what failed,
 * for super users, whose new try checks again.
 */
export function createSealReports(dependencies: SealReportsDependencies) {
  const { db, audit, storage, jobs, logger } = dependencies;
  jobs.handle<SealCheckJob>(jobKind, checkAgain);
  return { report };

  async function report(documentId: string, problems: readonly LogProblem[]): Promise<void> {
    for (const problem of problems) await reportOne(documentId, problem);
  }

  async function reportOne(documentId: string, { kind: problem, at }: LogProblem): Promise<void> {
    const subject = documentSubject(documentId);
    logger.error({ subject, problem, at }, 'a sealed document and its log do not agree');
    await db.transaction(async (tx) => {
      const recorded = await audit.list(tx, auditSubject);
      const isKnown = recorded.some(
        ({ action, data }) =>
          action === 'seal.strayed' && data['subject'] === subject && data['problem'] === problem,
      );
      if (isKnown) return;
      const data = { subject, problem, ...(at !== null && { brokenAt: at }) };
      await audit.append(tx, { subject: auditSubject, action: 'seal.strayed', actor: null, data });
      const payload: SealCheckJob = { documentId };
      await jobs.enqueue(tx, {
        kind: jobKind,
        payload,
        dedupeKey: `${jobKind}:${documentId}`,
        maxAttempts: 1,
      });
    });
  }

  /** Fails for as long as the document is as it was found, so that it stands among what failed until somebody has seen to it. */
  async function checkAgain({ documentId }: SealCheckJob): Promise<void> {
    const read = (hash: string) => storage.read(hash);
    const { problems } = await checkDocument({ db, audit, read }, documentId);
    if (problems.length === 0) return;
    const words = problems.map(({ kind, at }) => (at === null ? kind : `${kind} (event ${at})`)).join(', ');
    throw new Error(`The seal of ${documentSubject(documentId)} and its log do not agree: ${words}`);
  }
}
