import { useMemo, useState } from 'react';
import { call } from 'shared-api';
import { chooseUsers, type UserRow } from 'shared-api/contracts/admin';
import type { RowSelection } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import type { WantedPeople } from './use-people.ts';

/** All of a filter as the server keeps them (decision 046). */
interface KeptChoice {
  readonly selection: string;
  readonly count: number;
  /** Of the filters as they stood. */
  readonly of: string;
}

const nobody: ReadonlyMap<string, UserRow> = new Map();

/** Whom a person ticks in the list: by row, or all of a filter less some, without their rows. */
export function useChosenPeople(rows: readonly UserRow[], wanted: WantedPeople) {
  const [ticked, setTicked] = useState(nobody);
  const [kept, setKept] = useState<KeptChoice>();
  const [except, setExcept] = useState(nobody);
  const filters = JSON.stringify(wanted);
  // All of some filters are not all of others.
  const all = kept?.of === filters ? kept : undefined;
  const ids = useMemo(
    () => new Set(all ? rows.filter(({ id }) => !except.has(id)).map(({ id }) => id) : ticked.keys()),
    [all, ticked, except, rows],
  );
  const clear = () => {
    setTicked(nobody);
    setKept(undefined);
    setExcept(nobody);
  };
  const select = (chosen: ReadonlySet<string>) => {
    const change = (now: ReadonlyMap<string, UserRow>, isIn: (id: string) => boolean) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isIn(row.id)) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    };
    if (!all) setTicked((now) => change(now, (id) => chosen.has(id)));
    else if (chosen.size === 0) clear();
    else setExcept((now) => change(now, (id) => !chosen.has(id)));
  };
  const selected = rows.filter(({ id }) => ids.has(id));
  const selection: RowSelection<UserRow> = { ids, selected, select, deselect: clear };
  return {
    count: all ? all.count - except.size : ticked.size,
    ofRows: selection,
    ofBar: {
      ...selection,
      select: (given: ReadonlySet<string>) => (given.size === 0 ? clear() : select(given)),
    },
    selectAll: async () => {
      try {
        const choice = await call(chooseUsers, { ...wanted, isAll: true, except: [] });
        setExcept(nobody);
        setKept({ ...choice, of: filters });
      } catch (error) {
        showFailure(error);
      }
    },
    /** Has the server keep whom is chosen; names them by their ids where they are few. @throws ApiError */
    keep: () =>
      call(chooseUsers, {
        search: '',
        isAll: false,
        ...(all ? { selection: all.selection } : { ids: [...ticked.keys()] }),
        except: all ? [...except.keys()] : [],
      }),
  };
}
