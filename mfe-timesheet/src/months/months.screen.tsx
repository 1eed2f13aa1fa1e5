import { useMemo, useState } from 'react';
import { useSignedIn } from 'shared-api';
import type { PlainMonth } from 'shared-api/contracts/common';
import type { MonthRow } from 'shared-api/contracts/timesheet';
import {
  Button,
  EmptyState,
  lazyGrid,
  ListBody,
  ListLayout,
  Page,
  SelectionBar,
  useChangingIds,
  useColumns,
  useIsPhone,
  useLanguage,
  useScreen,
  useSelection,
  useTexts,
  type RecordSort,
} from 'shared-ui';
import { OutsideBanner } from '../month/outside-banner.component.tsx';
import { monthColumns, sortOfColumn } from './month-columns.tsx';
import { MonthPanel } from './month-panel.component.tsx';
import { MonthSwitch } from './month-switch.component.tsx';
import { MonthTools } from './month-tools.component.tsx';
import { monthsTexts } from './months.texts.ts';
import { useMonthActions } from './use-month-actions.tsx';
import { isNarrowed, useMonthFilters, type MonthOrder } from './use-month-filters.ts';
import { describeFailure, useMonths } from './use-months.ts';

const MonthGrid = lazyGrid<MonthRow>(() => import(/* webpackChunkName: "months-table" */ 'shared-ui/grid'));

/** The months of all people of a company, for who closes them (decision 038). */
export function MonthsScreen() {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { filters, change } = useMonthFilters();
  const { list, facts } = useMonths(filters);
  const selection = useSelection(list.rows);
  const actions = useMonthActions({
    month: filters.month,
    companyId: filters.companyId,
    deselect: selection.deselect,
  });
  const [opening, setOpening] = useState<MonthRow>();
  // A row that leaves the list, since it was mended, stays open.
  const opened = list.rows.find(({ id }) => id === opening?.id) ?? opening;
  useMonthBar({ selected: selection.selected, ...actions });
  const columns = useMemo(() => monthColumns({ t, language }), [t, language]);
  const layout = useColumns(`months:${useSignedIn().userId}`, columns);
  // Who is selected is selected in one month of one company.
  const clear = () => selection.select(new Set());
  const showMonth = (month: PlainMonth) => {
    clear();
    change({ month });
  };
  return (
    <Page width="full">
      <ListLayout>
        <OutsideBanner asked={filters.outside} shown={filters.month} />
        <MonthSwitch month={filters.month} span={filters.span} onChange={showMonth} />
        <MonthTools
          filters={filters}
          counts={facts?.counts}
          companyId={facts?.companyId}
          layout={layout}
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
          columns={isPhone ? columns : layout.columns}
          getName={({ name }) => name}
          selection={selection}
          onOpen={setOpening}
          {...(filters.order && { sort: shownSort(filters.order) })}
          onSort={(sort) => change({ order: (sort && wantedOrder(sort)) ?? null })}
          onResize={layout.resize}
          grid={MonthGrid}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          empty={
            <NoMonths
              isNarrowed={isNarrowed(filters)}
              onReset={() => change({ status: null, withProblems: false, search: '' })}
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
      {opened && facts && (
        <MonthPanel
          row={opened}
          companyId={facts.companyId}
          month={filters.month}
          onClose={() => setOpening(undefined)}
        />
      )}
      {actions.dialog}
    </Page>
  );
}

interface MonthBar extends Pick<ReturnType<typeof useMonthActions>, 'close' | 'open' | 'remind'> {
  readonly selected: readonly MonthRow[];
}

/** The actions on what is selected; a month that is about to change stays out. */
function useMonthBar({ selected, close, open, remind }: MonthBar): void {
  const t = useTexts(monthsTexts);
  const changing = useChangingIds();
  const free = selected.filter(({ id }) => !changing.has(id));
  const toClose = free.filter(({ status, mayDecide }) => status !== 'closed' && mayDecide);
  const toOpen = free.filter(({ status, mayDecide }) => status !== 'open' && mayDecide);
  const deciding = { count: selected.length, hasOwn: free.some(({ mayDecide }) => !mayDecide) };
  const toRemind = free.filter(({ mayRemind }) => mayRemind);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('exit'), icon: 'home' },
    actions: [
      {
        id: 'close',
        label: t('action.close'),
        icon: 'lock',
        tone: 'primary',
        disabled: toClose.length === 0,
        onClick: async () => close(toClose, deciding),
      },
      {
        id: 'open',
        label: t('action.open'),
        icon: 'edit',
        disabled: toOpen.length === 0,
        onClick: async () => open(toOpen, deciding),
      },
      {
        id: 'remind',
        label: t('action.remind'),
        icon: 'bell',
        disabled: toRemind.length === 0,
        onClick: async () => remind(toRemind, { count: selected.length, hasOwn: false }),
      },
    ],
  });
}

interface NoMonthsProps {
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function NoMonths({ isNarrowed: isFiltered, onReset }: NoMonthsProps) {
  const t = useTexts(monthsTexts);
  if (!isFiltered)
    return (
      <EmptyState icon="users" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t('empty.narrowed')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    >
      {t('empty.narrowedText')}
    </EmptyState>
  );
}

function shownSort({ sort, direction }: MonthOrder): RecordSort {
  const column = Object.keys(sortOfColumn).find((id) => sortOfColumn[id] === sort);
  return { column: column ?? sort, direction };
}

function wantedOrder({ column, direction }: RecordSort): MonthOrder | undefined {
  const sort = sortOfColumn[column];
  return sort && { sort, direction };
}
