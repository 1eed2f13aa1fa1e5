import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  decideAbsences,
  decideWithdrawal,
  type AbsenceToDecide,
  type Decision,
} from 'shared-api/contracts/absences';
import { getTexts, useConfirm, useTexts } from 'shared-ui';
import type { BulkChoice } from './bulk-choice.ts';
import { BulkSummary } from './bulk-summary.component.tsx';
import { decisionsTexts } from './decisions.texts.ts';
import { RefuseDialog } from './refuse.dialog.tsx';
import { workOnDecisions, type DecisionResult } from './work-on-decisions.ts';

type Rows = readonly AbsenceToDecide[];

/** What can be done with requests: each can be undone for ten seconds, and says what came of it. */
export interface DecisionActions {
  readonly decide: (rows: Rows, decision: Decision) => void;
  /** Decides about what is selected as far as it can be, and asks before where that is more than one request. */
  readonly decideAll: (choice: BulkChoice, decision: Decision) => Promise<void>;
  readonly answerWithdrawal: (row: AbsenceToDecide, isGranted: boolean) => void;
}

/** Approving, refusing with a reason, and answering withdrawals. `deselect` is told of those with which nothing is left to do. */
export function useDecisionActions({ deselect }: { readonly deselect: (ids: readonly string[]) => void }) {
  const t = useTexts(decisionsTexts);
  const queries = useQueryClient();
  const [refusing, setRefusing] = useState<Pick<BulkChoice, 'rows'> & Partial<BulkChoice>>();
  const { ask, dialog: question } = useConfirm();
  const readAgain = () => queries.invalidateQueries({ queryKey: absencesLiveKey });
  const setState = async (rows: Rows, decision: Decision, reason: string, isOverBalance = false) => {
    const overdrawn = new Set<string>();
    await workOnDecisions({
      rows,
      label: t(`later.${decision}`, { count: rows.length, name: rows[0]?.employeeName ?? '' }),
      doneText: (name) => t(`done.${decision}`, { name }),
      onDone: deselect,
      run: async (batch, outlivesPage) => {
        const requests = batch.map(({ id, version }) => ({ id, version }));
        const input = { requests, decision, reason, ...(isOverBalance && { isOverBalance }) };
        const { results } = await call(decideAbsences, input, { outlivesPage });
        for (const result of results) if (result.isOverdrawn) overdrawn.add(result.id);
        return results;
      },
    });
    await readAgain();
    const over = rows.filter(({ id }) => overdrawn.has(id));
    if (over.length > 0 && (await askOver(over))) await setState(over, decision, reason, true);
  };
  /** Who decides may go over a balance that does not suffice, by saying so. */
  const askOver = (rows: Rows) =>
    ask({
      title: t('over.title', { count: rows.length, name: rows[0]?.employeeName ?? '' }),
      text: t('over.text'),
      confirmLabel: t('over.confirm'),
    });
  const answer = async (row: AbsenceToDecide, isGranted: boolean) => {
    const of = row.kept ? 'Days' : '';
    const did = isGranted ? (`granted${of}` as const) : (`kept${of}` as const);
    await workOnDecisions({
      rows: [row],
      label: t(`later.${did}`, { name: row.employeeName }),
      doneText: (name) => t(`done.${did}`, { name }),
      onDone: deselect,
      run: (_rows, outlivesPage) => answerOne(row, { isGranted, outlivesPage }),
    });
    await readAgain();
  };
  const actions: DecisionActions = {
    decide: (rows, decision) => {
      if (decision === 'refused') setRefusing({ rows });
      else void setState(rows, decision, '');
    },
    decideAll: async (choice, decision) => {
      const { rows } = choice;
      if (decision === 'refused') return setRefusing(choice);
      const isSure =
        rows.length === 1 ||
        (await ask({
          title: t('bulk.approve', { count: rows.length }),
          text: <BulkSummary {...choice} />,
          confirmLabel: t('action.approve'),
        }));
      if (isSure) await setState(rows, decision, '');
    },
    answerWithdrawal: (row, isGranted) => void answer(row, isGranted),
  };
  const { rows: refused = [], left } = refusing ?? {};
  const dialog = (
    <>
      {question}
      {refusing && (
        <RefuseDialog
          rows={refused}
          summary={left && refused.length > 1 && <BulkSummary rows={refused} left={left} />}
          onRefuse={(reason) => {
            setRefusing(undefined);
            void setState(refused, 'refused', reason);
          }}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </>
  );
  return { ...actions, dialog };
}

async function answerOne(
  { id, version }: AbsenceToDecide,
  { isGranted, outlivesPage }: { readonly isGranted: boolean; readonly outlivesPage: boolean },
): Promise<readonly DecisionResult[]> {
  try {
    await call(decideWithdrawal, { id, version, isGranted }, { outlivesPage });
    return [{ id, outcome: 'done', reason: '' }];
  } catch (error) {
    const reason = failureSentence(error, getTexts(decisionsTexts)('failedHint'));
    return [{ id, outcome: 'refused', reason }];
  }
}
