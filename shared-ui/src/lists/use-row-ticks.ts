import { useRef, type ChangeEvent } from 'react';
import { rangeOf } from './row-range.ts';
import type { RecordListProps } from './record-list-props.ts';

/** What a table or cards know of their ticks. */
export interface RowTicks {
  readonly canSelect: boolean;
  readonly has: (id: string) => boolean;
  /** Ticks a row or takes its tick away; with Shift all those between it and the one before. */
  readonly toggle: (id: string, event: ChangeEvent) => void;
  /** Ticks a row and the one that the arrows lead on to. */
  readonly extend: (from: string, to: string) => void;
  readonly state: 'none' | 'some' | 'all';
  readonly toggleAll: () => void;
}

/** The ticks that a table or cards draw: of one row, or of all that are loaded. */
export function useRowTicks<Row>(props: RecordListProps<Row>): RowTicks {
  const { rows, getId, selected, onSelect, isWithoutTicks } = props;
  const last = useRef<string>(undefined);
  const ids = rows.map(getId);
  const count = ids.filter((id) => selected?.has(id)).length;
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  return {
    canSelect: selected !== undefined && onSelect !== undefined && !isWithoutTicks,
    has: (id) => selected?.has(id) ?? false,
    toggle: (id, { nativeEvent }) => {
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      const isOn = !selected?.has(id);
      const next = new Set(selected);
      for (const each of isRange ? rangeOf(ids, last.current, id) : [id]) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      last.current = id;
      onSelect?.(next);
    },
    state,
    toggleAll: () => onSelect?.(state === 'all' ? new Set() : new Set(ids)),
    extend: (from, to) => {
      last.current = to;
      onSelect?.(new Set([...(selected ?? []), from, to]));
    },
  };
}
