import { useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  deleteSignatureObjects,
  listSignatureObjects,
  signatureObjectsLiveKey,
  type SignatureObjectRow,
} from 'shared-api/contracts/signing';
import { listQuery } from 'shared-api/queries';
import { doLater, notify, useConfirm, useRecordList, useRemovedIds, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

/** The person's objects, thirty at a time, without those that were just deleted; and how many there are. */
export function useSignatureObjects(search: string) {
  const removed = useRemovedIds();
  const list = useRecordList({
    ...listQuery(
      listSignatureObjects,
      ({ start, length, cursor }) => ({ search, start, length, ...(cursor !== undefined && { cursor }) }),
      { live: signatureObjectsLiveKey },
    ),
    describeError: failureText,
  });
  const rows = list.rows.filter(({ id }) => !removed.has(id));
  const counted = list.pages.at(0)?.total;
  const gone = list.rows.length - rows.length;
  return {
    list: { ...list, rows },
    total: counted === undefined ? undefined : { count: Math.max(0, counted - gone) },
  };
}

/** Deletes objects once it was asked, in ten seconds in which they can be had back. Render `question`. */
export function useObjectRemoval(deselect: (ids: readonly string[]) => void) {
  const t = useTexts(signatureObjectsTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();

  const remove = async (rows: readonly SignatureObjectRow[]) => {
    const question = {
      title: t(rows.length === 1 ? 'delete.one' : 'delete.several'),
      text: [
        rows.length > 1 && t('delete.count', { count: rows.length }),
        t(rows.some(({ isDefault }) => isDefault) ? 'delete.textDefault' : 'delete.text'),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('delete.confirm'),
      tone: 'danger' as const,
    };
    if (!(await ask(question))) return;
    const ids = rows.map(({ id }) => id);
    deselect(ids);
    await doLater({
      message: t('delete.pending', { count: ids.length }),
      removes: ids,
      describeError: (error) => failureSentence(error, t('delete.failed')),
      run: async ({ isLeaving }) => {
        const { newDefaults } = await call(deleteSignatureObjects, { ids }, { outlivesPage: isLeaving });
        if (isLeaving) return;
        // Not before the rows that are gone are gone from what is kept, so that none shows once more.
        await queries.invalidateQueries({ queryKey: signatureObjectsLiveKey });
        const kinds = newDefaults.map((kind) => t(`kind.${kind}`)).join(', ');
        notify.success(kinds ? t('delete.newDefault', { kinds }) : t('delete.done'));
      },
    });
  };
  return { remove, question: dialog };
}
