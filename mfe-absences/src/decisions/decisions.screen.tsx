import { useMemo, useState } from 'react';
import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import {
  Button,
  EmptyState,
  ListBody,
  ListLayout,
  Page,
  SelectionBar,
  useChangingIds,
  useLanguage,
  useScreen,
  useSelection,
  useTexts,
  useToday,
  type RecordSort,
} from 'shared-ui';
import { Delegations } from '../delegations/delegations.component.tsx';
import { useDelegations } from '../delegations/use-delegations.ts';

import { absenceTimeInWords } from '../common/absence-time-in-words.ts';
import { choiceOf } from './bulk-choice.ts';
import { decisionColumns } from './decision-columns.tsx';
import { DecisionPanel } from './decision-panel.component.tsx';
import { DecisionTools } from './decision-tools.component.tsx';
import { decisionsTexts } from './decisions.texts.ts';
import { useDecisionActions, type DecisionActions } from './use-decision-actions.tsx';
import { isNarrowed, useDecisionFilters, type DecisionOrder } from './use-decision-filters.ts';
import { describeFailure, useDecisions } from './use-decisions.ts';

/** Requests of leave and sickness, for who decides about them (decision 042). */
export function DecisionsScreen() {
  const t = useTexts(decisionsTexts);
  const language = useLanguage();
  const { filters, change } = useDecisionFilters();
  const { list, facts, isNobodys } = useDecisions(filters);
  const selection = useSelection(list.rows);
  const { dialog, ...actions } = useDecisionActions({ deselect: selection.deselect });
  const [opening, setOpening] = useState<AbsenceToDecide>();
  const opened = list.rows.find(({ id }) => id === opening?.id) ?? opening;
  const delegations = useDelegations();
  const [isDelegating, setIsDelegating] = useState(false);
  useDecisionBar({
    selected: selection.selected,
    ...actions,
    onDelegate: delegations.data?.mayDelegate ? () => setIsDelegating(true) : undefined,
  });
  const today = useToday();
  const columns = useMemo(() => decisionColumns({ t, language, today }), [t, language, today]);
  const clear = () => selection.select(new Set());
  if (isNobodys)
    return (
      <Page>
        <EmptyState icon="users" title={t('empty.nobody')}>
          {t('empty.nobodyText')}
        </EmptyState>
      </Page>
    );
  return (
    <Page width="full">
      <ListLayout>
        <Delegations
          query={delegations}
          isAdding={isDelegating}
          onAdd={() => setIsDelegating(true)}
          onClose={() => setIsDelegating(false)}
        />
        <DecisionTools
          filters={filters}
          counts={facts?.counts}
          companyId={facts?.companyId}
          isRefreshing={list.isRefreshing}
          onChange={(changes) => {
            if (changes.companyId !== undefined) clear();
            change(changes);
          }}
          onRefresh={() => void list.refresh()}
        />
        <ListBody
          label={t('table')}
          list={list}
          columns={columns}
          getName={(row) => `${row.employeeName}, ${absenceTimeInWords(row)}`}
          selection={selection}
          onOpen={setOpening}
          {...(filters.order && {
            sort: { column: filters.order.sort, direction: filters.order.direction },
          })}
          onSort={(sort) => change({ order: (sort && wantedOrder(sort)) ?? null })}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          empty={
            <NoRequests
              isNarrowed={isNarrowed(filters)}
              onReset={() => change({ state: 'waiting', kind: null, search: '' })}
            />
          }
        >
          <SelectionBar
            list={list}
            selection={selection}
            total={facts && { count: facts.total }}
            countText={t('selection.count', { count: selection.selected.length })}
            loadingText={t('selection.loading', { count: list.rows.length })}
            describeError={describeFailure}
          />
        </ListBody>
      </ListLayout>
      {opened && <DecisionPanel {...actions} row={opened} onClose={() => setOpening(undefined)} />}
      {dialog}
    </Page>
  );
}

interface DecisionBar extends Pick<DecisionActions, 'decideAll'> {
  readonly selected: readonly AbsenceToDecide[];
  readonly onDelegate: (() => void) | undefined;
}

/** The actions on what is selected, as far as it can be decided: what is about to change stays out, and so on. */
function useDecisionBar({ selected, decideAll, onDelegate }: DecisionBar): void {
  const t = useTexts(decisionsTexts);
  const changing = useChangingIds();
  const toApprove = choiceOf(selected, 'approved', changing);
  const toRefuse = choiceOf(selected, 'refused', changing);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('exit'), icon: 'home' },
    actions: [
      {
        id: 'approve',
        label: t('action.approve'),
        icon: 'check',
        tone: 'primary',
        disabled: toApprove.rows.length === 0,
        onClick: async () => decideAll(toApprove, 'approved'),
      },
      {
        id: 'refuse',
        label: t('action.refuse'),
        icon: 'close',
        disabled: toRefuse.rows.length === 0,
        onClick: async () => decideAll(toRefuse, 'refused'),
      },
      ...(onDelegate
        ? [{ id: 'delegate', label: t('action.delegate'), icon: 'users', onClick: onDelegate } as const]
        : []),
    ],
  });
}

interface NoRequestsProps {
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function NoRequests({ isNarrowed: isFiltered, onReset }: NoRequestsProps) {
  const t = useTexts(decisionsTexts);
  if (!isFiltered)
    return (
      <EmptyState icon="success" tone="good" title={t('empty.good')}>
        {t('empty.goodText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t('empty.title')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function wantedOrder({ column, direction }: RecordSort): DecisionOrder | undefined {
  return column === 'from' || column === 'created' ? { sort: column, direction } : undefined;
}
