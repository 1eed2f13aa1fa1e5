import type { LogProblem } from 'shared-api/contracts/signing';
import { auditSubject } from '../../../platform/audit/audit-verification.ts';
import { readOwnFile, writeOwnFile } from '../../../platform/storage/own-file.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { checkSeals, findSealProblems } from './check-seals.ts';

interface SealChecksDependencies extends Pick<
  AreaPlatform,
  'db' | 'audit' | 'storage' | 'clock' | 'jobs' | 'logger'
> {
  readonly dataFolder: string;
}

/** How much is read at a time: the first that is reached ends it. */
interface SealChecksBounds {
  readonly documents: number;
  readonly bytes: number;
}

interface SealCheckJob {
  readonly documentId: string;
}

const week = 7 * 24 * 60 * 60_000;
const standardBounds = { documents: 300, bytes: 500_000_000 };
const jobKind = 'signing.seal-check';
/** Kept in the data folder, out of the database's reach: when the round began, and behind which document it goes on; `done` at its end. */
const positionFile = 'seal-checks';
const atEnd = 'done';

/**
 * Reads every sealed PDF once a week, some each hour, going on where it stopped: whether its signature holds, and whether the log is the
 * one whose end stands in it (decision 062). Who changed log and document in the database is found by it. What does not agree is logged
 * as an error, recorded once, and stands among what failed, for super users.
 */
export function createSealChecks(
  dependencies: SealChecksDependencies,
  { documents, bytes }: SealChecksBounds = standardBounds,
) {
  const { db, audit, clock, jobs, logger, dataFolder } = dependencies;
  jobs.handle<SealCheckJob>(jobKind, checkAgain);

  return {
    /** Reads the next ones. */
    clean: async (): Promise<void> => {
      const position = await readPosition();
      if (!position) return;
      let { after } = position;
      let [left, room] = [documents, bytes];
      for await (const { document, problems } of checkSeals(dependencies, after)) {
        for (const problem of problems) await report(document.id, problem);
        after = document.id;
        left -= 1;
        room -= document.sealedSize ?? 0;
        if (left <= 0 || room <= 0) return writePosition(position.startedAt, after);
      }
      await writePosition(position.startedAt, atEnd);
    },
  };

  /** Where to go on; undefined while the round of this week is done. */
  async function readPosition(): Promise<{ startedAt: number; after: string } | undefined> {
    const now = clock.now().getTime();
    const [startedAt = '', after = ''] = ((await readOwnFile(dataFolder, positionFile)) ?? '').split(' ');
    if (startedAt !== '' && after !== atEnd) return { startedAt: Number(startedAt), after };
    return now - Number(startedAt) < week ? undefined : { startedAt: now, after: '' };
  }

  async function writePosition(startedAt: number, after: string): Promise<void> {
    await writeOwnFile(dataFolder, positionFile, `${startedAt} ${after}`);
  }

  async function report(documentId: string, { kind: problem, at }: LogProblem): Promise<void> {
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
    const problems = await findSealProblems(dependencies, documentId);
    if (problems.length === 0) return;
    const words = problems.map(({ kind, at }) => (at === null ? kind : `${kind} (event ${at})`)).join(', ');
    throw new Error(`The seal of ${documentSubject(documentId)} and its log do not agree: ${words}`);
  }
}
