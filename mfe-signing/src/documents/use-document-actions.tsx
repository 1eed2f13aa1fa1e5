import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from 'shared-api';
import {
  DocSignDeleteDocumentApi,
  DocSignDeleteMultiDocumentApi,
  DocSignSendMessage,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { notify, useConfirm, useTexts } from 'shared-ui';
import { documentsTexts } from '../texts/documents.texts.ts';
import { showFailure } from './action-failure.ts';
import { HoursDialog } from './hours.dialog.tsx';
import { saveCopy } from './save-copy.ts';
import type { DocumentList } from './use-documents.ts';
import { useSecondTries } from './use-second-tries.ts';

/** What takes its time. */
export type DocumentAction = 'send' | 'delete' | 'download' | 'sendCopy' | 'sealAgain';

interface DocumentActions {
  readonly busy: DocumentAction | null;
  readonly send: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly saveCopy: () => Promise<void>;
  readonly sendCopy: () => Promise<void>;
  readonly sealAgain: () => Promise<void>;
  /** Their dialogs; render them once. */
  readonly dialogs: ReactNode;
}

/** Sending, deleting and saving what is selected: they ask what has to be asked, and say what came of it. */
export function useDocumentActions(
  rows: readonly DocumentRow[],
  list: DocumentList,
  onGone: () => void,
): DocumentActions {
  const t = useTexts(documentsTexts);
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
      await call(DocSignSendMessage, { ids, ...(hours !== undefined && { hours }) });
      notify.success(t('send.done'));
      await list.refreshRows(new Set(ids));
    });
  const send = async () => {
    if (rows.some((row) => row.isSent)) {
      const isYes = await ask({
        title: t('send.again'),
        text: t('send.againText'),
        confirmLabel: t('send.confirm'),
      });
      if (!isYes) return;
    }
    if (rows.some((row) => row.expires && row.expiryHours === null)) setAsksHours(true);
    else await sendNow();
  };
  const remove = async () => {
    const question = {
      title: t(rows.length === 1 ? 'delete.one' : 'delete.several'),
      tone: 'danger' as const,
    };
    if (!(await ask({ ...question, confirmLabel: t('delete.confirm') }))) return;
    await act('delete', async () => {
      const [only] = ids;
      if (ids.length === 1 && only) await call(DocSignDeleteDocumentApi, { id: only });
      else await call(DocSignDeleteMultiDocumentApi, { ids });
      notify.success(t('delete.done'));
      onGone();
      list.remove(new Set(ids));
      await queries.invalidateQueries({ queryKey: ['count', 'getNumDocToSignApi'] });
    });
  };
  const saveOne = () =>
    act('download', async () => {
      if (rows[0]) await saveCopy(rows[0]);
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
  const secondTries = useSecondTries({ row: rows[0], list, act });
  return { busy, send, remove, saveCopy: saveOne, ...secondTries, dialogs };
}
