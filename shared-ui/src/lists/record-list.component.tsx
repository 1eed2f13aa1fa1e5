import { useIsPhone } from '../hooks/use-media.ts';
import { RecordCards } from './record-cards.component.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { RecordTable } from './record-table.component.tsx';

/** Rows as a dense table on a desktop and as cards on a phone, with ticks, sorting and the keyboard. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const isPhone = useIsPhone();
  return isPhone ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
