import { useState } from 'react';
import { StatusBadge } from '../display/badge.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Stack } from '../display/stack.component.tsx';
import { LoadMore } from '../lists/load-more.component.tsx';
import { RecordList, type RecordColumn, type RecordSort } from '../lists/record-list.component.tsx';
import { notify } from '../notify/notify.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly receiver: string;
  readonly date: string;
  readonly isSigned: boolean;
}

const rows: readonly Row[] = [
  { id: '1', title: 'Contratto di lavoro', receiver: 'Mario Rossi', date: '20-11-2026', isSigned: true },
  { id: '2', title: 'Informativa privacy', receiver: 'Giulia Bianchi', date: '19-11-2026', isSigned: false },
  { id: '3', title: 'Regolamento ferie 2027', receiver: 'Anna Neri', date: '18-11-2026', isSigned: false },
];

const columns: readonly RecordColumn<Row>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title, onCard: 'title', isSortable: true },
  { id: 'receiver', header: 'Receiver', cell: (row) => row.receiver },
  { id: 'date', header: 'Date', cell: (row) => row.date, isSortable: true },
  {
    id: 'state',
    header: 'Signed',
    onCard: 'aside',
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
  const [sort, setSort] = useState<RecordSort>({ column: 'date', direction: 'descending' });
  const shared = { rows, columns, getId: (row: Row) => row.id, getName: (row: Row) => row.title };
  return (
    <Card title="Lists">
      <Stack>
        <RecordList
          label="Documents"
          {...shared}
          selected={selected}
          onSelect={setSelected}
          sort={sort}
          onSort={setSort}
        />
        <RecordList label="To open" {...shared} onOpen={(row) => notify.info(row.title)} />
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
