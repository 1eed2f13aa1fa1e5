import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { createDeviceState } from '../hooks/device-state.ts';
import type { RecordColumn } from './record-list-props.ts';

/** What a person changed of a list's columns. */
interface ColumnChoice {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/** A column that a person can show, hide and move. */
interface ChosenColumn {
  readonly id: string;
  readonly header: string;
  readonly isShown: boolean;
}

/** The columns of a list as a person wants them, and how they change that. */
export interface ColumnLayout<Row> {
  /** What a grid shows, in order and width. */
  readonly columns: readonly RecordColumn<Row>[];
  /** Every column that can be chosen, in order. Pinned ones cannot. */
  readonly choices: readonly ChosenColumn[];
  readonly isChanged: boolean;
  readonly show: (id: string, isShown: boolean) => void;
  /** Moves a column by so many places. */
  readonly move: (id: string, places: number) => void;
  readonly resize: (id: string, width: number) => void;
  readonly reset: () => void;
}

const none: ColumnChoice = { order: [], hidden: [], widths: {} };
const minWidth = 40;
const maxWidth = 1200;

/** Columns that a person shows, hides, orders and sizes; kept on this device by `name`: the list and whose it is. */
export function useColumns<Row>(name: string, columns: readonly RecordColumn<Row>[]): ColumnLayout<Row> {
  const state = useMemo(() => createDeviceState<string>(`sportello.columns.${name}`, ''), [name]);
  const [text, write] = useAtom(state);
  const choice = useMemo(() => readChoice(text), [text]);
  const ordered = useMemo(() => inOrder(columns, choice.order), [columns, choice]);
  const chosen = useMemo(() => ordered.filter(canChoose), [ordered]);
  const shown = useMemo(
    () =>
      ordered
        .filter(({ id, isPinned }) => isPinned || !choice.hidden.includes(id))
        .map((column) => withWidth(column, choice.widths[column.id])),
    [ordered, choice],
  );
  const change = (changes: Partial<ColumnChoice>) => write(JSON.stringify({ ...choice, ...changes }));
  return {
    columns: shown,
    choices: chosen.map(({ id, header }) => ({ id, header, isShown: !choice.hidden.includes(id) })),
    isChanged: text !== '',
    show(id, isShown) {
      const others = choice.hidden.filter((hidden) => hidden !== id);
      change({ hidden: isShown ? others : [...others, id] });
    },
    move(id, places) {
      const ids = chosen.map((column) => column.id);
      const from = ids.indexOf(id);
      const to = Math.min(ids.length - 1, Math.max(0, from + places));
      if (from < 0) return;
      change({ order: ids.toSpliced(from, 1).toSpliced(to, 0, id) });
    },
    resize: (id, width) => change({ widths: { ...choice.widths, [id]: Math.round(width) } }),
    reset: () => write(''),
  };
}

function canChoose({ isPinned, onTable }: Pick<RecordColumn<never>, 'isPinned' | 'onTable'>): boolean {
  return !isPinned && onTable !== 'hidden';
}

/** A width that a person gave is kept: such a column takes no part of what is left over. */
function withWidth<Row>(column: RecordColumn<Row>, width: number | undefined): RecordColumn<Row> {
  return width === undefined ? column : { ...column, width, fillsWidth: false };
}

/** Pinned ones first. A column that the person's order does not know yet stands behind the one that it follows by default. */
function inOrder<Row>(
  columns: readonly RecordColumn<Row>[],
  order: readonly string[],
): readonly RecordColumn<Row>[] {
  const free = columns.filter(({ isPinned }) => !isPinned);
  const known = order.filter((id) => free.some((column) => column.id === id));
  const ids = known.length === 0 ? free.map(({ id }) => id) : [...known];
  for (const [place, { id }] of free.entries()) {
    if (ids.includes(id)) continue;
    const before = free[place - 1];
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  }
  const moved = ids.flatMap((id) => free.find((column) => column.id === id) ?? []);
  return [...columns.filter(({ isPinned }) => isPinned), ...moved];
}

/** What was kept, as far as it can be read: another version, or a person, may have written it. */
function readChoice(text: string): ColumnChoice {
  let kept: unknown;
  try {
    kept = JSON.parse(text || 'null');
  } catch {
    return none;
  }
  if (typeof kept !== 'object' || kept === null) return none;
  const { order, hidden, widths } = kept as Partial<Record<keyof ColumnChoice, unknown>>;
  return { order: textsOf(order), hidden: textsOf(hidden), widths: widthsOf(widths) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

function widthsOf(value: unknown): Record<string, number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isWidth = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] >= minWidth && entry[1] <= maxWidth;
  return Object.fromEntries(entries.filter(isWidth));
}
