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
import { doLater, lazyPart, notify, useConfirm, useLanguage, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { failureText, showFailure } from '../failure-text.ts';
import classes from './document-list.module.css';
import { deletionText, sendingLater, sendingQuestion } from './questions.ts';
import { saveCopy } from './save-copy.ts';
import { inBatches, isMany } from './work-in-batches.ts';
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
  const sendBatches = async (hours: number | undefined, isLeaving = false) => {
    const done = await inBatches({
      ids,
      label: t('send.work', { count: ids.length }),
      isLeaving,
      work: (batch) =>
        call(
          sendDocuments,
          { ids: [...batch], ...(hours !== undefined && { hours }) },
          { outlivesPage: isLeaving },
        ),
      // Whoever stops, or sees it fail, goes on later with those that are left.
      onBatch: (batch) => isMany(ids) && deselect(batch),
    });
    if (isLeaving) return;
    if (done === ids.length) notify.success(t('send.done'));
    const refreshed =
      isMany(ids) && done === ids.length ? list.refresh() : list.refreshRows(new Set(ids.slice(0, done)));
    await refreshed.catch(() => {});
  };
  const sendLater = async (hours: number | undefined) => {
    const outcome = await doLater({
      message: sendingLater({ rows, t, language }),
      changes: ids,
      run: ({ isLeaving }) => sendBatches(hours, isLeaving),
      describeError: failureText,
    });
    if (outcome === 'undone') notify.info(t('send.undone', { count: ids.length }), { duration: 'normal' });
  };
  /** What was asked about can be undone for ten seconds, as what was just added can. */
  const sendNow = (hours?: number) =>
    sendingQuestion({ rows, t, language }) ? sendLater(hours) : act('send', () => sendBatches(hours));
  const send = async () => {
    const question = sendingQuestion({ rows, t, language });
    if (question && !(await ask({ ...question, confirmLabel: t('send.confirm') }))) return;
    if (rows.some((row) => row.expires && row.expiryHours === null)) setAsksHours(true);
    else await sendNow();
  };
  const removeNow = async (isLeaving: boolean) => {
    const done = await inBatches({
      ids,
      label: t('delete.work', { count: ids.length }),
      isLeaving,
      work: (batch) => deleteAll(batch, isLeaving),
      onBatch: (batch) => list.remove(new Set(batch)),
    });
    if (isLeaving) return;
    if (done === ids.length) notify.success(t('delete.done'));
    await queries.invalidateQueries({ queryKey: countLiveKey(countDocumentsToSign) });
  };
  const remove = async () => {
    const question = {
      title: t(rows.length === 1 ? 'delete.one' : 'delete.several'),
      text: <p className={classes.question}>{deletionText({ rows, t })}</p>,
      tone: 'danger' as const,
    };
    if (!(await ask({ ...question, confirmLabel: t('delete.confirm') }))) return;
    deselect(ids);
    await doLater({
      message: t('delete.later', { count: ids.length }),
      removes: ids,
      run: ({ isLeaving }) => removeNow(isLeaving),
      describeError: failureText,
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

function deleteAll(ids: readonly string[], outlivesPage: boolean): Promise<unknown> {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return call(deleteDocument, { id: only }, { outlivesPage });
  return call(deleteDocuments, { ids: [...ids] }, { outlivesPage });
}
