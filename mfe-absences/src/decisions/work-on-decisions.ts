import { maxDecisionsAtOnce, type AbsenceToDecide } from 'shared-api/contracts/absences';
import { doLater, getTexts, notify, startWork } from 'shared-ui';
import { decisionsTexts } from './decisions.texts.ts';
import { describeFailure } from './use-decisions.ts';

/** What became of one request. */
export interface DecisionResult {
  readonly id: string;
  readonly outcome: 'done' | 'already' | 'refused';
  /** Why it was refused, in words. */
  readonly reason: string;
  readonly isOverdrawn?: boolean | undefined;
}

interface DecisionWork {
  readonly rows: readonly AbsenceToDecide[];
  /** What is done, as it is said while it can be undone, and while it goes on. */
  readonly label: string;
  /** What is said of a single one. */
  readonly doneText: (name: string) => string;
  readonly run: (
    rows: readonly AbsenceToDecide[],
    outlivesPage: boolean,
  ) => Promise<readonly DecisionResult[]>;
  /** Called with those with which nothing is left to do. */
  readonly onDone: (ids: readonly string[]) => void;
}

/**
 * Decides about requests, in ten seconds in which it can be undone and before any mail leaves: of one the outcome is said at once, of several
 * a card says how far it is, and at its end of each that was refused why.
 */
export async function workOnDecisions(work: DecisionWork): Promise<void> {
  const { rows, label, run } = work;
  const outcome = await doLater({
    message: label,
    changes: rows.map(({ id }) => id),
    describeError: describeFailure,
    run: async ({ isLeaving }) => {
      if (isLeaving) await Promise.all(batchesOf(rows).map(async (batch) => run(batch, true)));
      else if (rows.length === 1) await workOnOne(work);
      else await workOnEach(work);
    },
  });
  if (outcome === 'undone') notify.info(getTexts(decisionsTexts)('undone'), { duration: 'normal' });
}

async function workOnOne({ rows, run, doneText, onDone }: DecisionWork): Promise<void> {
  const t = getTexts(decisionsTexts);
  const [result] = await run(rows, false);
  const name = rows[0]?.employeeName ?? '';
  if (!result || result.outcome === 'refused') {
    notify.error(t('notDone', { name, reason: result?.reason ?? '' }));
    return;
  }
  onDone([result.id]);
  if (result.outcome === 'done') notify.success(doneText(name));
  else notify.info(t('done.already', { name }));
}

async function workOnEach({ rows, label, run, onDone }: DecisionWork): Promise<void> {
  const names = new Map(rows.map(({ id, employeeName }) => [id, employeeName]));
  await startWork({
    label,
    total: rows.length,
    describeError: describeFailure,
    run: async (report, signal) => {
      for (const batch of batchesOf(rows)) {
        if (signal.aborted) return;
        const results = await run(batch, false);
        const refused = results.filter(({ outcome }) => outcome === 'refused');
        onDone(results.flatMap(({ id, outcome }) => (outcome === 'refused' ? [] : id)));
        report({
          succeeded: results.length - refused.length,
          failed: refused.map(({ id, reason }) => ({ name: names.get(id) ?? '', reason })),
        });
      }
    },
  });
}

function batchesOf(rows: readonly AbsenceToDecide[]): (readonly AbsenceToDecide[])[] {
  return Array.from({ length: Math.ceil(rows.length / maxDecisionsAtOnce) }, (_each, index) =>
    rows.slice(index * maxDecisionsAtOnce, (index + 1) * maxDecisionsAtOnce),
  );
}
