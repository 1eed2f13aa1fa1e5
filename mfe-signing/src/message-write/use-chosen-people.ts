import { call } from 'shared-api';
import { chooseUsers, type UserRow } from 'shared-api/contracts/admin';
import { notify, useTexts, useWholeSelection } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import { messageWriteTexts } from './message-write.texts.ts';
import type { WantedPeople } from './use-people.ts';

/** Whom a person ticks in the list: by row, or all of a filter less some, without their rows. */
export function useChosenPeople(rows: readonly UserRow[], wanted: WantedPeople) {
  const t = useTexts(messageWriteTexts);
  const selection = useWholeSelection({
    rows,
    filters: { ...wanted },
    chooseAll: async () => {
      try {
        return await call(chooseUsers, { ...wanted, isAll: true, except: [] });
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
    onEnded: (count) => notify.warning(t('people.ended', { count }), { duration: 'long' }),
  });
  const { ticked, all, except } = selection;
  const idsOf = (people: readonly UserRow[]) => people.map(({ id }) => id);
  return {
    ...selection,
    /** Has the server keep whom is chosen; names them by their ids where they are few. @throws ApiError */
    keep: () =>
      call(chooseUsers, {
        search: '',
        isAll: false,
        ...(all ? { selection: all.selection } : { ids: idsOf(ticked) }),
        except: all ? idsOf(except) : [],
      }),
  };
}
