import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from 'shared-api';
import { countLiveKey } from 'shared-api/contracts/platform';
import {
  countDocumentsToSign,
  deleteDocument,
  deleteDocuments,
  sendDocuments,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { lazyPart, notify, useConfirm, useLanguage, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { showFailure } from '../failure-text.ts';
import classes from './document-list.module.css';
import { deletionText, sendingQuestion } from './questions.ts';
import { saveCopy } from './save-copy.ts';
import { isMany, workInBatches } from './work-in-batches.ts';
import type { DocumentAction } from './document-action.ts';
import type { DocumentList } from './use-document-list.ts';
import { useRetry } from './use-retry.ts';

const HoursDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-hours" */ '../sending/hours.dialog.tsx').then((m) => m.HoursDialog),
);

interface DocumentActions {
  readonly busy: DocumentAction | null;
  readonly send: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Of the selected row, or of the one that is named. */
  readonly saveCopy: (row?: DocumentRow) => Promise<void>;
  readonly sendCopy: () => Promise<void>;
  readonly sealAgain: () => Promise<void>;
  /** Their dialogs; render them once. */
  readonly dialogs: ReactNode;
}

/** Sending, deleting and saving what is selected: they ask what has to be asked, and show the outcome. */
export function useDocumentActions(
  rows: readonly DocumentRow[],
  list: DocumentList,
  deselect: (ids: readonly string[]) => void,
): DocumentActions {
  const t = useTexts(documentListTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState<DocumentAction | null>(null);
  const [asksHours, setAsksHours] = useState(false);
  const ids = rows.map(({ id }) => id);

  const act = async (kind: DocumentAction, work: () => Promise<void>) => {
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const sendNow = (hours?: number) =>
    act('send', async () => {
      const sendBatch = (batch: readonly string[]) =>
        call(sendDocuments, { ids: [...batch], ...(hours !== undefined && { hours }) });
      if (!isMany(ids)) {
        await sendBatch(ids);
        notify.success(t('send.done'));
        return list.refreshRows(new Set(ids));
      }
      const done = await workInBatches({
        ids,
        label: t('send.work', { count: ids.length }),
        work: async (batch) => {
          await sendBatch(batch);
          // Whoever stops, or sees it fail, goes on later with those that are left.
          deselect(batch);
        },
      });
      if (done === ids.length) {
        notify.success(t('send.done'));
        return list.refresh();
      }
      // Those that are left stay where they are, selected; the done ones are read again meanwhile.
      list.refreshRows(new Set(ids.slice(0, done))).catch(() => {});
    });
  const send = async () => {
    const question = sendingQuestion({ rows, t, language });
    if (question && !(await ask({ ...question, confirmLabel: t('send.confirm') }))) return;
    if (rows.some((row) => row.expires && row.expiryHours === null)) setAsksHours(true);
    else await sendNow();
  };
  const remove = async () => {
    const question = {
      title: t(rows.length === 1 ? 'delete.one' : 'delete.several'),
      text: <p className={classes.question}>{deletionText({ rows, t })}</p>,
      tone: 'danger' as const,
    };
    if (!(await ask({ ...question, confirmLabel: t('delete.confirm') }))) return;
    await act('delete', async () => {
      const [only] = ids;
      const deleteBatch = async (batch: readonly string[]) => {
        if (ids.length === 1 && only) await call(deleteDocument, { id: only });
        else await call(deleteDocuments, { ids: [...batch] });
        deselect(batch);
        list.remove(new Set(batch));
      };
      const deleteAll = async () => {
        await deleteBatch(ids);
        return ids.length;
      };
      const label = t('delete.work', { count: ids.length });
      const done = isMany(ids) ? await workInBatches({ ids, label, work: deleteBatch }) : await deleteAll();
      if (done === ids.length) notify.success(t('delete.done'));
      await queries.invalidateQueries({ queryKey: countLiveKey(countDocumentsToSign) });
    });
  };
  const saveOne = (row = rows[0]) =>
    act('download', async () => {
      if (row) await saveCopy(row);
    });
  const dialogs = (
    <>
      {dialog}
      {asksHours && (
        <HoursDialog
          isOpen
          onClose={() => setAsksHours(false)}
          onConfirm={(hours) => {
            setAsksHours(false);
            void sendNow(hours);
          }}
        />
      )}
    </>
  );
  const secondTries = useRetry({ row: rows[0], list, act });
  return { busy, send, remove, saveCopy: saveOne, ...secondTries, dialogs };
}
