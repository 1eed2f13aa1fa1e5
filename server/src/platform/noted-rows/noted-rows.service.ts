import type { Logger } from 'pino';
import { listEventsOfActions, listHeads } from '../audit/audit.repository.ts';
import type { AuditRow } from '../audit/audit.schema.ts';
import type { Audit } from '../audit/audit.service.ts';
import { auditSubject } from '../audit/audit-subject.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { hasJobOf } from '../jobs/jobs.repository.ts';
import type { Jobs } from '../jobs/jobs.service.ts';
import type { Tallies } from '../anchors/tallies.service.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { DecidingRow, DecidingRows } from './deciding-rows.ts';
import { compareRow, digestOf, hasOlderEnds, isOther, notedFacts, type RowProblem } from './compare-row.ts';
import { createRounds } from './noted-rows-rounds.ts';
import {
  forgetNotedRows,
  listNotedProofs,
  listNotedRows,
  listProofsAfter,
  saveNotedRows,
} from './noted-rows.repository.ts';
import type { NotedRow } from './noted-rows.schema.ts';

interface NotedRowsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly rowProofs: RowProofs;
  readonly tallies: Tallies;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly dataFolder: string;
}

/** A row that is not what its chain tells. */
export interface StrayedRow {
  readonly kind: string;
  readonly id: string;
  readonly problem: RowProblem;
  readonly contradiction?: string | undefined;
}

interface RowCheckJob {
  readonly kind: string;
  readonly id: string;
}

const jobKind = 'platform.row-check';
const rowsAtOnce = 500;
const proofsAtOnce = 5000;
const proofKind = 'noted-row';

/** What compares the rows that decide with the event log. */
export type NotedRows = ReturnType<typeof createNotedRows>;

/**
 * Compares rows that decide with what they were like before: one that changed, came or went without an event of its chain was written by
 * somebody else than this installation (decision 118). Each is an error of the log, an event, once, and an entry of what failed.
 */
export function createNotedRows(dependencies: NotedRowsDependencies) {
  const { db, clock, audit, rowProofs, tallies, jobs, logger } = dependencies;
  const watched = new Map<string, DecidingRows>();
  const rounds = createRounds(dependencies, { kinds: () => [...watched.keys()], checkNext });
  jobs.handle<RowCheckJob>(jobKind, checkAgain);
  return {
    /** Has rows of a kind compared. */
    watch: (rows: DecidingRows): void => {
      watched.set(rows.kind, rows);
      tallies.watch(tallyOf(rows.kind), (executor) => readProofs(executor, rows.kind));
    },

    /** Goes on with the round of the day. */
    clean: rounds.goOn,

    /** Compares all rows at once, after a restore. @returns those that strayed, which are reported; none where nothing was noted yet */
    checkAll: async (): Promise<readonly StrayedRow[]> => {
      const strayed: StrayedRow[] = [];
      for (const rows of watched.values()) {
        await tallies.compare(tallyOf(rows.kind));
        const since = await rounds.findSince(rows.kind);
        let after: string | undefined = since && '';
        while (after !== undefined) {
          const wanted = { after, limit: rowsAtOnce };
          let last: string | undefined;
          const whenRead = (read: readonly DecidingRow[]) => (last = nextOf(read));
          strayed.push(...(await compareAndReport(rows, wanted, since, whenRead)));
          after = last;
        }
      }
      return strayed;
    },

    /** Compares some rows now. @returns those that strayed, which are reported. */
    check,

    /** Compares the rows that say who somebody is. @returns the kinds of those that strayed, which are reported. */
    checkPerson: async (userId: string): Promise<readonly string[]> => {
      const strayed: string[] = [];
      for (const { kind, ofPerson } of watched.values()) {
        const ids = (await ofPerson?.(db, userId)) ?? [];
        if ((await check(kind, ids)).length > 0) strayed.push(kind);
      }
      return strayed;
    },
  };

  async function check(kind: string, ids: readonly string[]): Promise<readonly StrayedRow[]> {
    const since = ids.length > 0 ? await rounds.findSince(kind) : undefined;
    // Before the first round nothing is known to compare with.
    return since === undefined ? [] : compareAndReport(rowsOf(kind), { ids }, since);
  }

  function rowsOf(kind: string): DecidingRows {
    const rows = watched.get(kind);
    if (!rows) throw new Error(`Nobody has rows of the kind '${kind}' compared`);
    return rows;
  }

  /** The next rows of a kind. @returns the last of them and how many; behind it nothing is left where it is undefined */
  async function checkNext(kind: string, after: string, since: Date | undefined) {
    const wanted = { after, limit: rowsAtOnce };
    let last: string | undefined;
    let count = 0;
    if (after === '') await compareNotes(kind);
    await compareAndReport(rowsOf(kind), wanted, since, (rows) => {
      count = rows.length;
      last = nextOf(rows);
    });
    return { last, count };
  }

  async function compareAndReport(
    rows: DecidingRows,
    wanted: Parameters<DecidingRows['read']>[1],
    since: Date | undefined,
    whenRead: (rows: readonly DecidingRow[]) => unknown = () => undefined,
  ): Promise<StrayedRow[]> {
    const { kind } = rows;
    // Rows, what was noted of them and their chains as they were at one moment.
    const found = await db.transaction((tx) => readAll(tx, rows, wanted), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    whenRead(found.rows);
    const byId = new Map(found.rows.map((row) => [row.id, row]));
    const notedById = new Map(found.noted.map((noted) => [noted.id, noted]));
    const strayed: StrayedRow[] = [];
    const [changed, gone]: [NotedRow[], string[]] = [[], []];
    for (const id of new Set([...byId.keys(), ...notedById.keys()])) {
      const [row, noted] = [byId.get(id), notedById.get(id)];
      const subjects = subjectsOf(row, noted);
      const actions = row ? rows.actions : [...rows.actions, ...(rows.removals ?? [])];
      const events = found.events.filter(
        ({ subject, action }) => subjects.includes(subject) && actions.includes(action),
      );
      const problem = compareRow({
        row,
        noted,
        isOurs,
        since: row && rows.comesUnannounced?.(row) ? undefined : since,
        events,
      });
      if (problem) strayed.push({ kind, id, problem, contradiction: row?.contradiction });
      else if (!row) gone.push(id);
      else if (!noted || isOther(row, noted) || hasOlderEnds(row, noted, found.ends))
        changed.push(note(kind, row, found.ends));
    }
    await save(kind, changed, gone);
    for (const each of strayed) await report(each);
    return strayed;
  }

  /** Compares what was noted with what that adds up to, from the first time on. */
  async function compareNotes(kind: string): Promise<void> {
    await tallies.begin(tallyOf(kind));
    await tallies.compare(tallyOf(kind));
  }

  async function save(kind: string, changed: readonly NotedRow[], gone: readonly string[]): Promise<void> {
    if (changed.length + gone.length === 0) return;
    // What was put back before is told before it is changed.
    await tallies.keepAnchors();
    await db.transaction(async (tx) => {
      await tallies.lock(tx, tallyOf(kind));
      const removed = await listNotedProofs(tx, kind, [...changed.map(({ id }) => id), ...gone]);
      await saveNotedRows(tx, changed);
      await forgetNotedRows(tx, kind, gone);
      await tallies.change(tx, tallyOf(kind), { added: changed.map(({ proof }) => proof), removed });
    });
    await tallies.keepAnchors();
  }

  async function readAll(
    tx: Executor,
    { kind, read, actions, removals = [] }: DecidingRows,
    wanted: Parameters<DecidingRows['read']>[1],
  ) {
    const rows = await read(tx, wanted);
    const upTo = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
    const noted = await listNotedRows(tx, kind, 'ids' in wanted ? wanted : { after: wanted.after, upTo });
    const notedById = new Map(noted.map((each) => [each.id, each]));
    const known = new Set(rows.map(({ id }) => id));
    const others = [
      ...rows.filter((row) => isOther(row, notedById.get(row.id))),
      ...noted.filter(({ id }) => !known.has(id)),
    ];
    const subjectsIn = (list: readonly (DecidingRow | NotedRow)[]) => [
      ...new Set(
        list.flatMap((each) =>
          'facts' in each ? subjectsOf(each, notedById.get(each.id)) : Object.keys(each.ends),
        ),
      ),
    ];
    const subjects = subjectsIn(others);
    const all = subjectsIn([...rows, ...others]);
    const heads = all.length > 0 ? await listHeads(tx, all) : [];
    const events: Pick<AuditRow, 'subject' | 'sequence' | 'at' | 'action'>[] =
      subjects.length > 0
        ? await listEventsOfActions(tx, { subjects, actions: [...actions, ...removals] })
        : [];
    const ends = new Map(heads.map((head) => [head.subject, head.events]));
    return { rows, noted, events, ends };
  }

  function isOurs(noted: NotedRow): boolean {
    return rowProofs.holds(noted.proof, proofKind, notedFacts(noted));
  }

  function note(kind: string, row: DecidingRow, known: ReadonlyMap<string, number>): NotedRow {
    const ends = Object.fromEntries(row.subjects.map((subject) => [subject, known.get(subject) ?? 0]));
    const noted = { kind, id: row.id, digest: digestOf(row), ends };
    return { ...noted, notedAt: clock.now(), proof: rowProofs.of(proofKind, notedFacts(noted)) };
  }

  async function report({ kind, id, problem, contradiction }: StrayedRow): Promise<void> {
    logger.error({ kind, id, problem, contradiction }, 'a row and the event log do not agree');
    await db.transaction(async (tx) => {
      const known = await lastSaid(tx, { kind, id });
      const data = { kind, row: id, problem };
      if (known?.action !== 'row.strayed' || known.data['problem'] !== problem)
        await audit.append(tx, { subject: auditSubject, action: 'row.strayed', actor: null, data });
      const payload: RowCheckJob = { kind, id };
      // Nobody can put an entry aside before it is there.
      const dedupeKey = `${jobKind}:${rowProofs.of(jobKind, [kind, id])}`;
      // Told again where somebody took the entry away, and not where it was put aside.
      if (!(await hasJobOf(tx, dedupeKey)))
        await jobs.enqueue(tx, { kind: jobKind, payload, dedupeKey, maxAttempts: 1 });
    });
  }

  /** What the log said last of a row that strayed once. */
  async function lastSaid(tx: Executor, { kind, id }: RowCheckJob) {
    const recorded = await audit.list(tx, auditSubject);
    return recorded.findLast(
      ({ action, data }) =>
        (action === 'row.strayed' || action === 'row.righted') && data['kind'] === kind && data['row'] === id,
    );
  }

  async function sayRighted(row: RowCheckJob): Promise<void> {
    await db.transaction(async (tx) => {
      if ((await lastSaid(tx, row))?.action !== 'row.strayed') return;
      const data = { kind: row.kind, row: row.id };
      await audit.append(tx, { subject: auditSubject, action: 'row.righted', actor: null, data });
    });
  }

  /** Fails for as long as the row is as it was found, so that it stands among what failed until somebody has seen to it. */
  async function checkAgain({ kind, id }: RowCheckJob): Promise<void> {
    const since = await rounds.findSince(kind);
    const [strayed] = await compareAndReport(rowsOf(kind), { ids: [id] }, since);
    if (!strayed) return sayRighted({ kind, id });
    const { problem, contradiction } = strayed;
    throw new Error(`The row ${kind} ${id} and the event log do not agree: ${contradiction ?? problem}`);
  }
}

/** The name of what all that was noted of a kind adds up to. */
const tallyOf = (kind: string) => `rows.${kind}`;

async function* readProofs(executor: Executor, kind: string): AsyncGenerator<string[]> {
  let read: { readonly id: string; readonly proof: string }[] = [];
  do {
    read = await listProofsAfter(executor, kind, { after: read.at(-1)?.id ?? '', limit: proofsAtOnce });
    yield read.map(({ proof }) => proof);
  } while (read.length === proofsAtOnce);
}

/** Behind which row more are left; undefined at the end. */
function nextOf(rows: readonly DecidingRow[]): string | undefined {
  return rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined;
}

function subjectsOf(row: DecidingRow | undefined, noted: NotedRow | undefined): readonly string[] {
  return [...new Set([...(row?.subjects ?? []), ...Object.keys(noted?.ends ?? {})])];
}
