import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, failureSentence } from 'shared-api';
import { chooseUsers, type UserRow } from 'shared-api/contracts/admin';
import { notify, useTexts, useWholeSelection, type WholeSelection } from 'shared-ui';
import { findKeptSelection, keepSelection } from './kept-selection.ts';
import type { WantedUsers } from './use-users.ts';
import { usersTexts } from './users.texts.ts';

/** Whom a person selected: rows that they ticked, or all of the filter less some. */
export interface UserSelection extends WholeSelection<UserRow> {
  /** Remembers it in this tab, for who comes back from what they do with a choice. */
  readonly remember: (choiceId: string) => void;
  /** Has the server keep whom is selected. @throws ApiError */
  readonly keep: () => Promise<{ selection: string; count: number; userIds: readonly string[] }>;
}

/** Whom a person selects in the list: it survives loading, searching and live changes, and may be all of a filter without their rows. */
export function useUserSelection(rows: readonly UserRow[], wanted: WantedUsers): UserSelection {
  const t = useTexts(usersTexts);
  const [parameters] = useSearchParams();
  const [before] = useState(() => findKeptSelection(parameters.get('chosen')));
  const selection = useWholeSelection({
    rows,
    filters: { ...wanted },
    before,
    chooseAll: async () => {
      try {
        return await call(chooseUsers, { ...wanted, isAll: true, except: [] });
      } catch (error) {
        notify.error(failureSentence(error, t('selection.notChosen')), { duration: 'failure' });
        return undefined;
      }
    },
    onEnded: (count) => notify.warning(t('selection.ended', { count }), { duration: 'long' }),
  });
  const { ticked, all, except } = selection;
  return {
    ...selection,
    remember: (choiceId) => keepSelection({ choiceId, search: parameters.toString(), ticked, all, except }),
    keep: () => keepUsers(selection),
  };
}

function keepUsers({ ticked, all, except }: WholeSelection<UserRow>) {
  const idsOf = (users: readonly UserRow[]) => users.map(({ id }) => id);
  const chosen = all ? { selection: all.selection } : { ids: idsOf(ticked) };
  return call(chooseUsers, { search: '', isAll: false, ...chosen, except: all ? idsOf(except) : [] });
}
