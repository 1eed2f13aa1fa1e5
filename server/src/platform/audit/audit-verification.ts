import type { AuditAction } from './audit.service.ts';
import { auditSubject } from './audit-subject.ts';
import type { Platform } from '../platform.ts';
import { findOrInsertValue, findValue } from '../installation/installation.repository.ts';
import { readOwnFile, writeOwnFile } from '../storage/own-file.ts';
import { countEventsUpTo, findNewestEvent, listSubjectsAfter } from './audit.repository.ts';

const day = 24 * 60 * 60_000;

type Dependencies = Pick<Platform, 'config' | 'database' | 'clock' | 'audit' | 'logTally' | 'logger'>;

/** Kept in the data folder, out of the database's reach: up to which event the log was verified, how many there were, and when. */
export const checkpointFile = 'audit-checkpoint';
/** In the database and in the data folder: the chains of a version without proofs have theirs. */
const adopted = 'audit-proofs';

/** When every chain was verified last; null before the first time. */
export async function findVerifiedAt({
  dataFolder,
}: Pick<Dependencies['config'], 'dataFolder'>): Promise<Date | null> {
  const [, , at] = ((await readOwnFile(dataFolder, checkpointFile)) ?? '').split(' ').map(Number);
  return at === undefined ? null : new Date(at);
}

/** Makes the daily verification of the event log: every chain, subject by subject, and that none is gone. */
export function createAuditVerification(
  { config: { dataFolder }, database: { db }, clock, audit, logTally, logger }: Dependencies,
  subjectsAtOnce = 500,
) {
  let verifiedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Proves the chains of a version that had no proofs, once, before anything is added to them. */
    adoptOnce: async (): Promise<void> => {
      const isDone = (await readOwnFile(dataFolder, adopted)) ?? (await findValue(db, adopted));
      if (!isDone)
        for await (const subject of allSubjects()) await db.transaction((tx) => audit.adopt(tx, subject));
      await findOrInsertValue(db, adopted, 'done');
      await writeOwnFile(dataFolder, adopted, 'done');
    },

    /**
     * Verifies every chain, unless that was done within a day, that it is what was noted of it elsewhere, and that no event is gone
     * since. What is broken or missing is logged as an error, and recorded once.
     */
    verifyDue: async (): Promise<void> => {
      const now = clock.now().getTime();
      if (now - verifiedAt < day) return;
      await verifyCheckpoint();
      for await (const subject of allSubjects()) await verify(subject);
      await verifyEndsElsewhere();
      await logTally.count();
      await logTally.compare();
      await writeCheckpoint();
      verifiedAt = now;
    },
  };

  async function verifyCheckpoint(): Promise<void> {
    const [id = 0, expected = 0] = ((await readOwnFile(dataFolder, checkpointFile)) ?? '')
      .split(' ')
      .map(Number);
    const found = await countEventsUpTo(db, id);
    if (found >= expected) return;
    logger.error({ expected, found }, 'events of the log are missing');
    await record('events.missing', { upTo: id, expected, found });
  }

  async function writeCheckpoint(): Promise<void> {
    const id = await findNewestEvent(db);
    const checked = `${id} ${await countEventsUpTo(db, id)} ${clock.now().getTime()}`;
    await writeOwnFile(dataFolder, checkpointFile, checked);
  }

  async function* allSubjects(): AsyncGenerator<string> {
    let subjects: string[] = [];
    do {
      subjects = await listSubjectsAfter(db, subjects.at(-1) ?? '', subjectsAtOnce);
      yield* subjects;
    } while (subjects.length === subjectsAtOnce);
  }

  async function verify(subject: string): Promise<void> {
    const verdict = await audit.verifyChain(db, subject);
    if (verdict.isIntact) return;
    const { brokenAt, problem } = verdict;
    logger.error({ subject, brokenAt, problem }, 'a chain of the event log is broken');
    await record('chain.broken', { subject, brokenAt, problem });
  }

  async function verifyEndsElsewhere(): Promise<void> {
    for (const { subject, brokenAt } of await audit.findStrayed(db)) {
      logger.error({ subject, brokenAt }, 'a chain of the event log is not what was noted of it');
      await record('chain.strayed', { subject, brokenAt });
    }
  }

  async function record(action: AuditAction, data: Record<string, unknown>): Promise<void> {
    const recorded = await audit.list(db, auditSubject);
    const isSame = (known: Record<string, unknown>) =>
      Object.entries(data).every(([name, value]) => known[name] === value);
    if (recorded.some((event) => event.action === action && isSame(event.data))) return;
    await db.transaction((tx) => audit.append(tx, { subject: auditSubject, action, actor: null, data }));
  }
}
