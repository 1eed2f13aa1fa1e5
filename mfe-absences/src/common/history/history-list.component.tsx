import {
  Button,
  EmptyState,
  ListBody,
  ListCount,
  Pager,
  useTexts,
  type RecordColumn,
  type PagedListState,
} from 'shared-ui';
import { historyPageSize } from 'shared-api/contracts/absences';
import { absenceTimeInWords } from '../absence-time-in-words.ts';
import type { HistoryRow } from './history-columns.tsx';
import { HistoryTools } from './history-tools.component.tsx';
import { historyTexts } from './history.texts.ts';
import {
  isHistoryNarrowed,
  orderOfColumn,
  type ChangeHistoryFilters,
  type HistoryFilters,
} from './use-history-filters.ts';

interface HistoryListProps<Row> {
  readonly label: string;
  readonly list: PagedListState<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  readonly filters: HistoryFilters;
  readonly onFilter: ChangeHistoryFilters;
  readonly onOpen: (row: Row) => void;
}

/** A history of requests, of leave or of sickness: what narrows it, the rows, and how many there are (spec 03 §2). */
export function HistoryList<Row extends HistoryRow>(props: HistoryListProps<Row>) {
  const { label, list, columns, filters, onFilter, onOpen } = props;
  const t = useTexts(historyTexts);
  const { order, page } = filters;
  const { total } = list;
  return (
    <>
      <HistoryTools
        filters={filters}
        isRefreshing={list.isRefreshing}
        onChange={onFilter}
        onRefresh={() => void list.refresh()}
      />
      <ListBody
        label={label}
        list={list}
        columns={columns}
        getName={(row) => `${row.employeeName}, ${absenceTimeInWords(row)}`}
        onOpen={onOpen}
        {...(order && { sort: { column: order.sort, direction: order.direction } })}
        onSort={(sort) => onFilter({ order: (sort && orderOfColumn(sort)) ?? null })}
        loadingLabel={t('loading')}
        failedTitle={t('failed')}
        empty={
          isHistoryNarrowed(filters) ? (
            <EmptyState
              icon="search"
              title={t('nothingFound.title')}
              action={
                <Button onClick={() => onFilter({ status: null, search: '', companyId: null })}>
                  {t('nothingFound.reset')}
                </Button>
              }
            >
              {t('nothingFound.text')}
            </EmptyState>
          ) : (
            <EmptyState icon="history" title={t('empty')} />
          )
        }
      >
        {total !== undefined && <ListCount shown={list.rows.length} total={{ count: total }} />}
      </ListBody>
      {total !== undefined && (
        <Pager
          page={page}
          pageSize={historyPageSize}
          total={total}
          onPage={(wanted) => onFilter({ page: wanted })}
        />
      )}
    </>
  );
}
