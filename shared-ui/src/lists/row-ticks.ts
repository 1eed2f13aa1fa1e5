import type { RecordListProps } from './record-list-props.ts';

interface RowTicks {
  readonly canSelect: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly state: 'none' | 'some' | 'all';
  readonly toggleAll: () => void;
}

/** The ticks that a table or cards draw: of one row, or of all that are loaded. */
export function rowTicks<Row>(props: RecordListProps<Row>): RowTicks {
  const { rows, getId, selected, onSelect, isWithoutTicks } = props;
  const ids = rows.map(getId);
  const count = ids.filter((id) => selected?.has(id)).length;
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  return {
    canSelect: selected !== undefined && onSelect !== undefined && !isWithoutTicks,
    has: (id) => selected?.has(id) ?? false,
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect?.(next);
    },
    state,
    toggleAll: () => onSelect?.(state === 'all' ? new Set() : new Set(ids)),
  };
}
