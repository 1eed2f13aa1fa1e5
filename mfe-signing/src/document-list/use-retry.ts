import { call } from 'shared-api';
import { resendSignedCopy, sealDocumentAgain, type DocumentRow } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import type { DocumentAction } from './document-action.ts';
import type { DocumentList } from './use-document-list.ts';

interface Retry {
  readonly row: DocumentRow | undefined;
  readonly list: DocumentList;
  /** Runs an action: busy meanwhile, and its failure is shown. */
  readonly act: (kind: DocumentAction, work: () => Promise<void>) => Promise<void>;
}

/** What failed in the background, tried again by hand: the mail with the signed PDF, and making it. */
export function useRetry({ row, list, act }: Retry) {
  const t = useTexts(documentListTexts);
  const tryAgain = (kind: DocumentAction, work: (id: string) => Promise<void>) =>
    act(kind, async () => {
      if (!row) return;
      try {
        await work(row.id);
      } finally {
        // Also after a failure: the row shows why.
        await list.refreshRows(new Set([row.id]));
      }
    });
  return {
    sendCopy: () =>
      tryAgain('sendCopy', async (id) => {
        await call(resendSignedCopy, { id });
        notify.success(t('again.copySent'));
      }),
    sealAgain: () =>
      tryAgain('sealAgain', async (id) => {
        const { state } = await call(sealDocumentAgain, { id });
        if (state === 'signed') notify.success(t('again.sealed'));
        else notify.info(t('again.sealing'));
      }),
  };
}
