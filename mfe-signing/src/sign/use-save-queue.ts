import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from 'shared-api';
import { saveSignatures } from 'shared-api/contracts/signing';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { useUpdateBoxes } from './use-sign-document.ts';

/** The queue of a document's drawings, and where it stands. */
export function useSaveQueue(id: string): { queue: SaveQueue; state: SaveState } {
  const onSaved = useUpdateBoxes(id);
  const [queue] = useState(() =>
    createSaveQueue({
      onSaved,
      send: async (signatures, challenge) => {
        const { boxes } = await call(saveSignatures, { id, signatures, ...(challenge && { challenge }) });
        const drawn = new Map(signatures.map(({ index, image }) => [index, image]));
        return boxes.map((box) => ({ ...box, image: drawn.get(box.index) ?? null }));
      },
    }),
  );
  useEffect(() => {
    const retry = () => void queue.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      queue.stop();
    };
  }, [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.current) };
}
