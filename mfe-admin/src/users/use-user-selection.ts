import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, failureSentence } from 'shared-api';
import { chooseUsers, type UserRow } from 'shared-api/contracts/admin';
import { notify, useTexts, type RowSelection } from 'shared-ui';
import { findKeptSelection, keepSelection } from './kept-selection.ts';
import type { WantedUsers } from './use-users.ts';
import { usersTexts } from './users.texts.ts';

/** All of a filter as the server keeps them (decision 046). */
interface KeptChoice {
  readonly selection: string;
  readonly count: number;
  /** Of the filters as they stood. */
  readonly of: string;
}

/** Whom a person selected: rows that they ticked, or all of the filter less some. */
export interface UserSelection {
  readonly count: number;
  /** Those of them who are known by their rows, in the order of the list; the others are known to the server alone. */
  readonly known: readonly UserRow[];
  /** How many of them the list does not show. */
  readonly hidden: number;
  /** For the rows of the list: what is ticked there; what is not in the list stays. */
  readonly ofRows: RowSelection<UserRow>;
  /** The same for the line over it, which can clear all. */
  readonly ofBar: RowSelection<UserRow>;
  readonly clear: () => void;
  readonly deselect: (ids: readonly string[]) => void;
  readonly selectAll: () => Promise<void>;
  /** Remembers it in this tab, for who comes back from what they do with a choice. */
  readonly remember: (choiceId: string) => void;
  /** Has the server keep whom is selected. @throws ApiError */
  readonly keep: () => Promise<{ selection: string; count: number; userIds: readonly string[] }>;
}

const nothing: ReadonlyMap<string, UserRow> = new Map();
const byId = (users: readonly UserRow[] = []): ReadonlyMap<string, UserRow> =>
  new Map(users.map((user) => [user.id, user]));

/** Whom a person selects in the list: it survives loading, searching and live changes, and may be all of a filter without their rows. */
export function useUserSelection(rows: readonly UserRow[], wanted: WantedUsers): UserSelection {
  const t = useTexts(usersTexts);
  const [parameters] = useSearchParams();
  const [before] = useState(() => findKeptSelection(parameters.get('chosen')));
  const [ticked, setTicked] = useState(() => byId(before?.ticked));
  const [kept, setKept] = useState<KeptChoice | undefined>(before?.all ?? undefined);
  const [except, setExcept] = useState(() => byId(before?.except));
  const filters = JSON.stringify(wanted);
  // All of some filters are not all of others.
  const all = kept?.of === filters ? kept : undefined;
  const ids = useMemo(() => {
    if (!all) return new Set(ticked.keys());
    return new Set(rows.filter(({ id }) => !except.has(id)).map(({ id }) => id));
  }, [all, ticked, except, rows]);
  const known = useMemo(() => {
    const shown = rows.filter(({ id }) => ids.has(id));
    if (all) return shown;
    const shownIds = new Set(shown.map(({ id }) => id));
    return [...shown, ...[...ticked.values()].filter(({ id }) => !shownIds.has(id))];
  }, [rows, ids, ticked, all]);

  const clear = () => {
    setTicked(nothing);
    setKept(undefined);
    setExcept(nothing);
  };
  const selectRows = (wantedIds: ReadonlySet<string>) => {
    const change = (now: ReadonlyMap<string, UserRow>, isIn: (id: string) => boolean) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isIn(row.id)) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    };
    if (!all) setTicked((now) => change(now, (id) => wantedIds.has(id)));
    else if (wantedIds.size === 0) clear();
    else setExcept((now) => change(now, (id) => !wantedIds.has(id)));
  };
  const deselect = (gone: readonly string[]) => {
    if (all) return clear();
    setTicked((now) => new Map([...now].filter(([id]) => !gone.includes(id))));
  };
  const ofRows = { ids, selected: known, select: selectRows, deselect };
  return {
    count: all ? all.count - except.size : ticked.size,
    known,
    hidden: all ? 0 : known.filter(({ id }) => !rows.some((row) => row.id === id)).length,
    ofRows,
    ofBar: { ...ofRows, select: (given) => (given.size === 0 ? clear() : selectRows(given)) },
    clear,
    deselect,
    selectAll: async () => {
      try {
        const choice = await call(chooseUsers, { ...wanted, isAll: true, except: [] });
        setExcept(nothing);
        setKept({ ...choice, of: filters });
      } catch (error) {
        notify.error(failureSentence(error, t('selection.notChosen')), { duration: 'failure' });
      }
    },
    remember: (choiceId) =>
      keepSelection({
        choiceId,
        search: parameters.toString(),
        ticked: [...ticked.values()],
        all: all ?? null,
        except: [...except.values()],
      }),
    keep: () =>
      call(chooseUsers, {
        search: '',
        isAll: false,
        ...(all ? { selection: all.selection } : { ids: [...ticked.keys()] }),
        except: all ? [...except.keys()] : [],
      }),
  };
}
