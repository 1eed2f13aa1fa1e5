import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from 'shared-api';
import {
  deleteDocument,
  deleteDocuments,
  sendDocuments,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { lazyPart, notify, useConfirm, useLanguage, useTexts, type LongWork } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { showFailure } from '../failure-text.ts';
import classes from './document-list.module.css';
import { deletionText, sendingQuestion } from './questions.ts';
import { saveCopy } from './save-copy.ts';
import { isMany, useBatches, type BatchOutcome } from './use-batches.ts';
import type { DocumentList } from './use-document-list.ts';
import { useRetry } from './use-retry.ts';

const HoursDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-hours" */ '../sending/hours.dialog.tsx').then((m) => m.HoursDialog),
);

/** The actions that are shown as under way. */
export type DocumentAction = 'send' | 'delete' | 'download' | 'sendCopy' | 'sealAgain';

interface DocumentActions {
  readonly busy: DocumentAction | null;
  readonly work: LongWork | null;
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
  const { run, progress, stop } = useBatches();
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
  const report = ({ done, total, error }: BatchOutcome, success: string) => {
    if (error !== undefined) showFailure(error);
    if (done === total) notify.success(success);
    else if (done > 0) notify.warning(t('batch.partly', { done, total }), { duration: 'failure' });
  };
  const sendNow = (hours?: number) =>
    act('send', async () => {
      const outcome = await run(ids, async (batch) => {
        await call(sendDocuments, { ids: batch, ...(hours !== undefined && { hours }) });
        // Whoever stops, or sees it fail, goes on later with those that are left.
        if (isMany(ids)) deselect(batch);
      });
      report(outcome, t('send.done'));
      const done = new Set(ids.slice(0, outcome.done));
      if (isMany(ids) && outcome.done === ids.length) await list.refresh();
      // Those that are left stay where they are, selected; the done ones are read again meanwhile.
      else if (isMany(ids)) list.refreshRows(done).catch(() => {});
      else await list.refreshRows(done);
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
      const outcome = await run(ids, async (batch) => {
        if (ids.length === 1 && only) await call(deleteDocument, { id: only });
        else await call(deleteDocuments, { ids: batch });
        deselect(batch);
        list.remove(new Set(batch));
      });
      report(outcome, t('delete.done'));
      await queries.invalidateQueries({ queryKey: ['count', 'getNumDocToSignApi'] });
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
  const work = progress && {
    label: t(busy === 'delete' ? 'delete.progress' : 'send.progress', { ...progress }),
    value: progress.done / progress.total,
    stop,
  };
  return { busy, work, send, remove, saveCopy: saveOne, ...secondTries, dialogs };
}
