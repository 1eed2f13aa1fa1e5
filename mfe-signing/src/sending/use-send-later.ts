import { useQueryClient } from '@tanstack/react-query';
import { call } from 'shared-api';
import { sendDocuments, documentsLiveKey } from 'shared-api/contracts/signing';
import { doLater, getTexts, notify, startWork } from 'shared-ui';
import { receiversInWords } from '../document-add/receivers-in-words.ts';
import { failureText } from '../failure-text.ts';
import type { AddedDocuments } from './added-documents.ts';
import { sendingTexts } from './sending.texts.ts';

/**
 * Sends what was just added, in ten seconds in which it can be undone: then the documents stay as they are, to be sent. Several are sent
 * one by one, and a card says of each that failed why; while the page is left they go together.
 */
export function useSendLater() {
  const queries = useQueryClient();
  return async (documents: AddedDocuments, hours: number | undefined): Promise<void> => {
    const t = getTexts(sendingTexts);
    const { ids, title, receivers } = documents;
    const count = ids.length;
    const names = receiversInWords(receivers);
    const outcome = await doLater({
      message: t('later', { title, names }),
      run: ({ isLeaving }) =>
        count > 1 && !isLeaving ? sendEach(documents, hours) : send(ids, hours, isLeaving),
      describeError: failureText,
      changes: ids,
    });
    if (outcome === 'undone') notify.info(t('undone', { count }), { duration: 'normal' });
    if (outcome === 'done' && count === 1) notify.success(t('done'));
    await queries.invalidateQueries({ queryKey: documentsLiveKey });
  };
}

function send(ids: readonly string[], hours: number | undefined, outlivesPage = false): Promise<unknown> {
  const input = { ids: [...ids], ...(hours !== undefined && { hours }) };
  return call(sendDocuments, input, { outlivesPage });
}

function sendEach({ ids, title, receivers }: AddedDocuments, hours: number | undefined): Promise<unknown> {
  const t = getTexts(sendingTexts);
  return startWork({
    label: t('work', { title, count: ids.length }),
    total: ids.length,
    describeError: failureText,
    run: async (report, signal) => {
      for (const [place, id] of ids.entries()) {
        if (signal.aborted) return;
        const { receiverName = '', receiverSurname = '' } = receivers[place] ?? {};
        await send([id], hours).then(
          () => report({ succeeded: 1 }),
          (error: unknown) =>
            report({ failed: [{ name: `${receiverName} ${receiverSurname}`, reason: failureText(error) }] }),
        );
      }
    },
  });
}
