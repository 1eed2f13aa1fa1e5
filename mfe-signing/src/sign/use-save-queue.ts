import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call, useSignedIn } from 'shared-api';
import { saveSignatures, type ShownPage } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { createKeptDrawings } from './kept-drawings.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { signTexts } from './sign.texts.ts';
import { useUpdateBoxes, type SignDocument } from './use-sign-document.ts';

/** The queue of a document's drawings, and where it stands; it begins with what an earlier page could not send. */
export function useSaveQueue(
  record: SignDocument,
  shownPages: readonly ShownPage[],
): { queue: SaveQueue; state: SaveState } {
  const { id, deviceKey, boxes } = record;
  const { userId } = useSignedIn();
  const onSaved = useUpdateBoxes(id);
  const [queue] = useState(() =>
    createSaveQueue({
      onSaved,
      kept: createKeptDrawings({ person: userId, documentId: id, deviceKey }),
      send: async ({ drawings, shownPages, challenge }) => {
        const signatures = drawings.map(({ index, image }) => ({ index, image }));
        const { boxes } = await call(saveSignatures, {
          id,
          signatures,
          shownPages: [...shownPages],
          ...(challenge && { challenge }),
        });
        const drawn = new Map(signatures.map(({ index, image }) => [index, image]));
        return boxes.map((box) => ({ ...box, image: drawn.get(box.index) ?? null }));
      },
    }),
  );
  useEffect(() => queue.noteShown(shownPages), [queue, shownPages]);
  const restore = useEffectEvent(() => {
    const waiting = boxes.filter(({ isSigned }) => !isSigned).map(({ index }) => index);
    void queue.restore(waiting, record.sentAt === null ? 0 : Date.parse(record.sentAt));
  });
  useEffect(() => {
    restore();
    const retry = () => void queue.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      queue.stop();
    };
  }, [queue]);
  useLeavingNotice(queue);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.current) };
}

/** Who leaves with a drawing that is only kept here is told how it goes on. */
function useLeavingNotice(queue: SaveQueue): void {
  const t = useTexts(signTexts);
  const handleLeave = useEffectEvent(() => {
    // Only of what is sent by opening the document again: not of what was refused.
    const { isKept, phase } = queue.current();
    if (isKept && phase !== 'refused') notify.info(t('saving.left'), { duration: 'untilClosed' });
  });
  useEffect(() => () => handleLeave(), []);
}
