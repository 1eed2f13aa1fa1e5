import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { auditSubject } from '../audit/audit-subject.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { findValue, listValues, setValue } from '../installation/installation.repository.ts';
import { hasJobOf } from '../jobs/jobs.repository.ts';
import type { Jobs } from '../jobs/jobs.service.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { readAnchors, writeAnchors, type Anchor, type AnchorFinding, type Anchors } from './anchor-file.ts';
import { lockTally } from './tallies.repository.ts';
import { addToTally, differenceOf, emptyTally, type Tally, type TallyChange } from './tally.ts';

interface TalliesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly rowProofs: RowProofs;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly dataFolder: string;
}

/**
 * What is wrong with a tally. `other`: the rows do not add up to it; `put-back`: it is older than the one that was anchored; `lost`: it is
 * gone, or not ours; `forged`: the anchors of the data folder are not ours.
 */
export type StrayedTally = Omit<AnchorFinding, 'at'>;

/** Reads the elements of a set, some at a time. */
type ReadElements = (executor: Executor) => AsyncIterable<readonly string[]>;

/** What adds up sets of rows. */
export type Tallies = ReturnType<typeof createTallies>;

const jobKind = 'platform.anchor-check';
/** Shorter than an entry that somebody put aside is kept. */
const rememberedForMs = 90 * 24 * 60 * 60_000;
const beginning = 'tally.';
const nameOf = (of: string) => `${beginning}${of}`;
const digestOf = (sealed: string) => createHash('sha256').update(sealed).digest('hex');

/**
 * Adds up sets of rows, so that none of them can be taken away, added or put back by who writes the database alone (decision 139): each
 * tally stands in the database, sealed, and is changed with its rows; the data folder has the generation of each.
 */
export function createTallies(dependencies: TalliesDependencies) {
  const { db, clock, secretBox, rowProofs, audit, jobs, logger, dataFolder } = dependencies;
  const sets = new Map<string, ReadElements>();
  jobs.handle<StrayedTally>(jobKind, checkAgain);
  return {
    /** Says how the elements of a set are read. */
    watch: (of: string, read: ReadElements): void => void sets.set(of, read),

    /** Lets nobody else change a tally until the transaction ends. */
    lock: lockTally,

    /** Counts rows that come to a set or leave it, in their transaction; nothing before the tally was begun. */
    change: async (tx: Executor, of: string, change: TallyChange): Promise<void> => {
      if (change.added.length === 0 && change.removed.length === 0) return;
      await lockTally(tx, of);
      const tally = open(of, await findValue(tx, nameOf(of)));
      if (tally) await write(tx, of, { ...addToTally(tally, change), generation: tally.generation + 1 });
    },

    /** Begins a tally with the rows that are there, unless it was begun. */
    begin,

    /** Compares the tally of a set with its rows, as both are at one moment. @returns what is wrong, which is reported */
    compare,

    keepAnchors,
  };

  async function begin(of: string): Promise<void> {
    const known = await read();
    const anchor = typeof known === 'object' ? known.tallies[of] : undefined;
    const isNew = await db.transaction(async (tx) => {
      await lockTally(tx, of);
      if (open(of, await findValue(tx, nameOf(of)))) return false;
      await write(tx, of, await addUp(tx, of, emptyTally((anchor?.generation ?? 0) + 1)));
      return true;
    });
    if (isNew) await keepAnchors();
  }

  async function compare(of: string): Promise<StrayedTally | undefined> {
    const found = await difference(of);
    if (found) await report(found);
    return found;
  }

  function difference(of: string): Promise<StrayedTally | undefined> {
    return db.transaction(
      async (tx) => {
        const tally = open(of, await findValue(tx, nameOf(of)));
        if (!tally) return undefined;
        const actual = await addUp(tx, of, { ...tally, count: 0, sum: '0' });
        const mark = differenceOf(tally, actual);
        if (mark === undefined) return undefined;
        return { of, problem: 'other', expected: tally.count, found: actual.count, mark };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  async function addUp(tx: Executor, of: string, from: Tally): Promise<Tally> {
    const read = sets.get(of);
    if (!read) throw new Error(`Nobody said how the set '${of}' is read`);
    let tally = from;
    for await (const added of read(tx)) tally = addToTally(tally, { added, removed: [] });
    return tally;
  }

  /**
   * Compares what the database has with the anchors of the data folder, and brings those up to date. The file may lag behind, where a
   * process ended in between or another one was quicker, and is never ahead: it is read first.
   */
  async function keepAnchors(): Promise<readonly StrayedTally[]> {
    const known = await read();
    if (known === undefined) return [];
    const now = await readNow();
    const before = known === 'forged' ? {} : known.tallies;
    const strayed: StrayedTally[] =
      known === 'forged' ? [{ of: 'anchors', problem: 'forged', mark: '' }] : [];
    for (const [of, anchor] of Object.entries(before)) {
      const current = now.get(of);
      const mark = anchor.digest;
      if (!current) strayed.push({ of, problem: 'lost', mark });
      else if (isBefore(current, anchor)) strayed.push({ of, problem: 'put-back', mark });
    }
    const findings = findingsOf(known, strayed);
    // Told again where somebody took the entry away.
    for (const each of findings) await report(each);
    // What is lost stays anchored: what is begun in its place goes on from there.
    const kept = Object.entries(before).filter(([of]) => !now.has(of));
    const tallies = [...kept, ...now].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const written = { tallies: Object.fromEntries(tallies), findings };
    if (JSON.stringify(written) !== JSON.stringify(known)) await keep(written);
    return strayed;
  }

  function findingsOf(known: Anchors | 'forged', strayed: readonly StrayedTally[]): AnchorFinding[] {
    const at = clock.now().getTime();
    const before = known === 'forged' ? [] : known.findings.filter((each) => at - each.at < rememberedForMs);
    const isNew = (each: StrayedTally) =>
      !before.some(
        ({ of, problem, mark }) => of === each.of && problem === each.problem && mark === each.mark,
      );
    return [...before, ...strayed.filter(isNew).map((each) => ({ ...each, at }))];
  }

  /** A folder that cannot be read or written keeps nobody from working: the database counts on. */
  async function read(): Promise<Anchors | 'forged' | undefined> {
    try {
      return await readAnchors(dataFolder, rowProofs);
    } catch (error) {
      logger.error({ err: error, dataFolder }, 'the anchors of the database cannot be read');
      return undefined;
    }
  }

  async function keep(written: Anchors): Promise<void> {
    try {
      await writeAnchors(dataFolder, rowProofs, written);
    } catch (error) {
      logger.error({ err: error, dataFolder }, 'the anchors of the database cannot be written');
    }
  }

  async function readNow(): Promise<Map<string, Anchor>> {
    const now = new Map<string, Anchor>();
    for (const { name, value } of await listValues(db, beginning)) {
      const of = name.slice(beginning.length);
      const tally = open(of, value);
      if (tally) now.set(of, { generation: tally.generation, digest: digestOf(value) });
    }
    return now;
  }

  function open(of: string, sealed: string | undefined): Tally | undefined {
    if (sealed === undefined) return undefined;
    try {
      return JSON.parse(secretBox.open(sealed, nameOf(of))) as Tally;
    } catch {
      return undefined;
    }
  }

  async function write(tx: Executor, of: string, tally: Tally): Promise<void> {
    await setValue(tx, nameOf(of), secretBox.seal(JSON.stringify(tally), nameOf(of)));
  }

  /** Once for each finding, and again where somebody took the entry away. */
  async function report(found: StrayedTally): Promise<void> {
    await db.transaction(async (tx) => {
      const { of, problem, expected, found: count, mark } = found;
      // Nobody can put an entry aside before it is there.
      const dedupeKey = `${jobKind}:${rowProofs.of(jobKind, [of, problem, mark])}`;
      if (await hasJobOf(tx, dedupeKey)) return;
      logger.error(found, 'rows were taken out of the database, added to it or put back to what they were');
      const data = { of, problem, ...(expected !== undefined && { expected, found: count }) };
      await audit.append(tx, { subject: auditSubject, action: 'anchor.strayed', actor: null, data });
      await jobs.enqueue(tx, { kind: jobKind, payload: found, dedupeKey, maxAttempts: 1 });
    });
  }

  /** What was put back or lost stays so until somebody puts it aside; rows may be right again. */
  async function checkAgain({ of, problem, mark }: StrayedTally): Promise<void> {
    const found = problem === 'other' && sets.has(of) ? await difference(of) : { of, problem, mark };
    if (found) throw new Error(inWords(found));
  }
}

/** An anchor of the same generation that says something else belongs to a database that went another way. */
function isBefore(current: Anchor, anchor: Anchor): boolean {
  if (current.generation === anchor.generation) return current.digest !== anchor.digest;
  return current.generation < anchor.generation;
}

function inWords({ of, problem, expected, found }: StrayedTally): string {
  if (problem === 'other')
    return `The rows of '${of}' are not those that were counted: ${expected} should be there, ${found} are, or some are others`;
  if (problem === 'put-back') return `'${of}' was put back to what it was at an earlier moment`;
  if (problem === 'lost')
    return `What '${of}' added up to is gone from the database, or was not written by us`;
  return 'The anchors of the data folder were not written by this installation';
}
