import { useEffect, useState } from 'react';
import { createDraftSaver, type DraftState, type KeptDraft } from './draft-saver.ts';
import { keepDraft, newerVersionOf } from './drafts.ts';
import type { MessageValues } from './message-form.ts';

/** Saves what is written by itself, when the screen or the page is left too. */
export function useDraftSaver(kept: KeptDraft | undefined, onKept: (id: string) => void) {
  const [state, setState] = useState<DraftState>(kept ? 'saved' : 'new');
  const [saver] = useState(() =>
    createDraftSaver<MessageValues>({
      kept,
      save: keepDraft,
      findNewer: newerVersionOf,
      onState: setState,
      onKept: ({ id }) => id !== kept?.id && onKept(id),
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', saver.leave);
    return () => {
      window.removeEventListener('pagehide', saver.leave);
      saver.leave();
    };
  }, [saver]);
  return { saver, state };
}
