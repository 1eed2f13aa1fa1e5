import { useQueryClient } from '@tanstack/react-query';
import { call } from 'shared-api';
import {
  deleteMessage,
  deleteMessages,
  maxMessagesAtOnce,
  messageLiveKeys,
} from 'shared-api/contracts/signing';
import { doLater, notify, useConfirm, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { messageListTexts } from './message-list.texts.ts';

/** Deletes messages once it was asked, in ten seconds in which they can be had back; they are out of the list at once. Render `question`. */
export function useDeleteMessages(deselect: (ids: readonly string[]) => void) {
  const t = useTexts(messageListTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = async (ids: readonly string[]): Promise<void> => {
    const question = {
      title: t(ids.length === 1 ? 'delete.one' : 'delete.several'),
      text: t('delete.text', { count: ids.length }),
      confirmLabel: t('action.delete'),
      tone: 'danger' as const,
    };
    if (!(await ask(question))) return;
    deselect(ids);
    const outcome = await doLater({
      message: t('delete.later', { count: ids.length }),
      run: ({ isLeaving }) => deleteAll(ids, isLeaving),
      removes: ids,
      describeError: failureText,
    });
    if (outcome === 'done') notify.success(t('delete.done'));
    if (outcome !== 'undone')
      for (const queryKey of messageLiveKeys) await queries.invalidateQueries({ queryKey });
  };
  return { remove, question: dialog };
}

async function deleteAll(ids: readonly string[], outlivesPage: boolean): Promise<void> {
  const [only] = ids;
  if (ids.length === 1 && only) return call(deleteMessage, { id: only }, { outlivesPage });
  for (let start = 0; start < ids.length; start += maxMessagesAtOnce)
    await call(deleteMessages, { ids: ids.slice(start, start + maxMessagesAtOnce) }, { outlivesPage });
}
