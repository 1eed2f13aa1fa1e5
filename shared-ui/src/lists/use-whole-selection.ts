import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { narrows } from './narrows.ts';
import type { RowSelection } from './use-selection.ts';

/** All rows of some filters, as the server keeps them without their rows. */
interface WholeChoice {
  readonly selection: string;
  readonly count: number;
  /** The filters as they stood, as JSON. */
  readonly of: string;
}

/** What a person selected when they left the list. */
interface SelectedBefore<Row> {
  readonly ticked: readonly Row[];
  readonly all: WholeChoice | null;
  readonly except: readonly Row[];
}

interface WholeSelectionOptions<Row> {
  /** Those that are loaded. */
  readonly rows: readonly Row[];
  /** What narrows the list; what is left out or empty narrows nothing. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Has the server keep all rows of these filters; undefined where it did not, which the person was told. */
  readonly chooseAll: () => Promise<Omit<WholeChoice, 'of'> | undefined>;
  /** All rows of other filters were selected, that many, and are not any more. */
  readonly onEnded: (count: number) => void;
  readonly before?: SelectedBefore<Row> | undefined;
}

/** What a person selected in a list of which the server can keep all: rows that they ticked, or all of the filters less some. */
export interface WholeSelection<Row> extends SelectedBefore<Row> {
  readonly count: number;
  /** Those of them that are known by their rows, in the order of the list; the others are known to the server alone. */
  readonly known: readonly Row[];
  /** How many of them the list does not show. */
  readonly hidden: number;
  /** Whether all rows of wider filters are selected than those that the list shows. */
  readonly isOfWider: boolean;
  /** For the rows of the list: what is ticked there; what is not in the list stays. */
  readonly ofRows: RowSelection<Row>;
  /** The same for the line over it, which can clear all. */
  readonly ofBar: RowSelection<Row>;
  readonly clear: () => void;
  readonly deselect: (ids: readonly string[]) => void;
  readonly selectAll: () => Promise<void>;
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * What a person selects in a long list: it survives loading, searching and live changes, and may be all of the filters without their rows.
 * All of some filters stay so while the list is narrowed further; other filters end it, and the person is told.
 */
export function useWholeSelection<Row extends { readonly id: string }>(
  options: WholeSelectionOptions<Row>,
): WholeSelection<Row> {
  const { rows, before, chooseAll, onEnded } = options;
  const [ticked, setTicked] = useState(() => byId(before?.ticked));
  const [kept, setAll] = useState<WholeChoice | undefined>(before?.all ?? undefined);
  const [except, setExcept] = useState(() => byId(before?.except));
  const filters = JSON.stringify(options.filters);
  const all = kept && narrows(kept.of, filters) ? kept : undefined;
  const [ended, setEnded] = useState(0);
  if (kept && !all) {
    setAll(undefined);
    setExcept(byId());
    setEnded(kept.count - except.size);
  }
  const sayEnded = useEffectEvent(() => onEnded(ended));
  useEffect(() => {
    if (ended > 0) sayEnded();
  }, [ended]);
  const ids = useMemo(() => {
    if (!all) return new Set(ticked.keys());
    return new Set(rows.filter(({ id }) => !except.has(id)).map(({ id }) => id));
  }, [all, ticked, except, rows]);
  const known = useMemo(() => {
    const chosen = rows.filter(({ id }) => ids.has(id));
    if (all) return chosen;
    const chosenIds = new Set(chosen.map(({ id }) => id));
    return [...chosen, ...[...ticked.values()].filter(({ id }) => !chosenIds.has(id))];
  }, [rows, ids, ticked, all]);
  const clear = () => {
    setTicked(byId());
    setAll(undefined);
    setExcept(byId());
  };
  const select = (wanted: ReadonlySet<string>) => {
    const change = (now: ReadonlyMap<string, Row>, isIn: (id: string) => boolean) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isIn(row.id)) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    };
    if (all) setExcept((now) => change(now, (id) => !wanted.has(id)));
    else setTicked((now) => change(now, (id) => wanted.has(id)));
  };
  const deselect = (gone: readonly string[]) => {
    if (all) return clear();
    setTicked((now) => new Map([...now].filter(([id]) => !gone.includes(id))));
  };
  const ofRows = { ids, selected: known, select, deselect };
  return {
    count: all ? all.count - except.size : ticked.size,
    known,
    hidden: all ? 0 : known.filter(({ id }) => !rows.some((row) => row.id === id)).length,
    isOfWider: all !== undefined && all.of !== filters,
    ofRows,
    ofBar: { ...ofRows, select: (wanted) => (wanted.size === 0 ? clear() : select(wanted)) },
    clear,
    deselect,
    selectAll: async () => {
      const choice = await chooseAll();
      if (!choice) return;
      setTicked(byId());
      setEnded(0);
      setExcept(byId());
      setAll({ ...choice, of: filters });
    },
    ticked: [...ticked.values()],
    all: all ?? null,
    except: [...except.values()],
  };
}
