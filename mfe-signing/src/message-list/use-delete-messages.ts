import { useQueryClient } from '@tanstack/react-query';
import { call } from 'shared-api';
import {
  deleteMessage,
  deleteMessages,
  maxMessagesAtOnce,
  messageLiveKeys,
} from 'shared-api/contracts/signing';
import { doLater, getTexts, notify } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { messageListTexts } from './message-list.texts.ts';

/** Deletes messages after ten seconds in which it can be undone; they are out of the list at once. */
export function useDeleteMessages() {
  const queries = useQueryClient();
  return async (ids: readonly string[]): Promise<void> => {
    const t = getTexts(messageListTexts);
    const outcome = await doLater({
      message: t('delete.later', { count: ids.length }),
      run: ({ isLeaving }) => deleteAll(ids, isLeaving),
      removes: ids,
      describeError: failureText,
    });
    if (outcome === 'done') notify.success(t('delete.done'));
    if (outcome !== 'undone')
      for (const queryKey of messageLiveKeys) await queries.invalidateQueries({ queryKey: [...queryKey] });
  };
}

async function deleteAll(ids: readonly string[], outlivesPage: boolean): Promise<void> {
  const [only] = ids;
  if (ids.length === 1 && only) return call(deleteMessage, { id: only }, { outlivesPage });
  for (let start = 0; start < ids.length; start += maxMessagesAtOnce)
    await call(deleteMessages, { ids: ids.slice(start, start + maxMessagesAtOnce) }, { outlivesPage });
}
