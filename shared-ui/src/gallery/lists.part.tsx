import { useState } from 'react';
import { StatusBadge } from '../display/badge.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { ColumnChooser } from '../lists/column-chooser.component.tsx';
import { GridSkeleton } from '../lists/grid-skeleton.component.tsx';
import { LoadMore } from '../lists/load-more.component.tsx';
import { RecordList } from '../lists/record-list.component.tsx';
import type { RecordColumn, RecordSort } from '../lists/record-list-props.ts';
import { Pager } from '../lists/pager.component.tsx';
import { ListCount } from '../lists/selection-bar.component.tsx';
import { useColumns } from '../lists/use-columns.ts';
import { notify } from '../notify/notify.ts';

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly receiver: string;
  readonly date: string;
  readonly isSigned: boolean;
}

const rows: readonly Sample[] = [
  { id: '1', title: 'Contratto di lavoro', receiver: 'Mario Rossi', date: '20/11/2026', isSigned: true },
  { id: '2', title: 'Informativa privacy', receiver: 'Giulia Bianchi', date: '19/11/2026', isSigned: false },
  { id: '3', title: 'Regolamento ferie 2027', receiver: 'Anna Neri', date: '18/11/2026', isSigned: false },
];

const columns: readonly RecordColumn<Sample>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: (row) => row.title,
    onCard: 'title',
    isPinned: true,
    isSortable: true,
  },
  { id: 'receiver', header: 'Receiver', cell: (row) => row.receiver, onCard: 'subtitle' },
  { id: 'date', header: 'Date', cell: (row) => row.date, onCard: 'status', isSortable: true },
  {
    id: 'state',
    header: 'Signed',
    onCard: 'status',
    cell: (row) => (
      <StatusBadge tone={row.isSigned ? 'success' : 'neutral'}>
        {row.isSigned ? 'Signed' : 'Not signed'}
      </StatusBadge>
    ),
  },
];

/** Rows as table or cards. */
export function ListsPart() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<RecordSort | undefined>({ column: 'date', direction: 'descending' });
  const layout = useColumns('gallery', columns);
  const shared = {
    rows,
    columns: layout.columns,
    getId: (row: Sample) => row.id,
    getName: (row: Sample) => row.title,
  };
  return (
    <Card title="Lists">
      <Stack>
        <Row>
          <ColumnChooser layout={layout} />
          <ListCount shown={rows.length} total={{ count: 507 }} />
        </Row>
        <RecordList
          label="Documents"
          {...shared}
          selected={selected}
          onSelect={setSelected}
          sort={sort}
          onSort={setSort}
        />
        <Pager page={page} pageSize={10} total={507} onPage={setPage} />
        <RecordList label="To open" {...shared} onOpen={(row) => notify.info(row.title)} />
        <GridSkeleton />
        <LoadMore
          hasMore
          isLoading={false}
          error="Non è stato possibile caricare altri documenti"
          onLoadMore={() => undefined}
        />
      </Stack>
    </Card>
  );
}
