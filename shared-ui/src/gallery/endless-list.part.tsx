import { Card } from '../display/card.component.tsx';
import { EmptyState } from '../display/states.component.tsx';
import { ListBody, ListLayout } from '../lists/list-body.component.tsx';
import type { RecordColumn } from '../lists/record-list-props.ts';
import { SelectionBar } from '../lists/selection-bar.component.tsx';
import { useRecordList, type PageRequest, type RecordPage } from '../lists/use-record-list.ts';
import { useSelection } from '../lists/use-selection.ts';

interface Row {
  readonly id: string;
  readonly title: string;
}

const count = 120;
const columns: readonly RecordColumn<Row>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title, onCard: 'title' },
];

/** A list that loads as it is scrolled, with rows to select. */
export function EndlessListPart() {
  const list = useRecordList({ queryKey: ['gallery', 'rows'], loadPage, describeError, pageSize: 10 });
  const selection = useSelection(list.rows);
  return (
    <Card title="A list that goes on">
      <ListLayout>
        <ListBody
          label="Rows"
          list={list}
          columns={columns}
          getName={(row) => row.title}
          selection={selection}
          loadingLabel="Loading"
          failedTitle="The rows did not come"
          empty={<EmptyState title="No row">Nothing to see</EmptyState>}
        >
          <SelectionBar
            list={list}
            selection={selection}
            countText={`${selection.selected.length} selected`}
            loadingText="Loading the others"
            describeError={describeError}
          />
        </ListBody>
      </ListLayout>
    </Card>
  );
}

const describeError = () => 'The rows did not come';

async function loadPage({ start, length }: PageRequest): Promise<RecordPage<Row>> {
  const end = Math.min(start + length, count);
  const rows = Array.from({ length: end - start }, (_, index) => {
    const id = `${start + index + 1}`;
    return { id, title: `Document ${id}` };
  });
  return { rows, next: end < count ? `${end}` : null };
}
