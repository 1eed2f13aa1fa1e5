import { useCallback, useEffect, useState } from 'react';
import { FileFailure, type FileFailureKind, type FileSource, type OpenFile } from './open-file.ts';
import { explainFailure } from './explain-failure.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { openPicture } from './picture/open-picture.ts';

/** A file in a component: on its way, open, or why it did not open. */
export type FileState = (
  | { readonly status: 'loading'; readonly share?: number }
  | { readonly status: 'open'; readonly opened: OpenFile }
  | { readonly status: 'failed'; readonly kind: FileFailureKind }
) & { retry(): void };

type KnownState = FileState extends infer State
  ? State extends FileState
    ? Omit<State, 'retry'>
    : never
  : never;

const loading: KnownState = { status: 'loading' };
const openers = { pdf: openPdf, picture: openPicture };

/** Opens a file for as long as the component stands; undefined waits. `retry` opens it anew. */
export function useFile(source: FileSource | undefined, type: 'pdf' | 'picture' = 'pdf'): FileState {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState({ of: [source, attempt] as const, state: loading });
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    let isOpening = true;
    const change = (state: KnownState) => isCurrent && setKnown({ of: [source, attempt], state });
    const opening = openers[type](source, (share) => isOpening && change({ status: 'loading', share }));
    opening.opened
      .finally(() => (isOpening = false))
      .then(
        (opened) => change({ status: 'open', opened }),
        async (error: unknown) => {
          const kind = error instanceof FileFailure ? error.kind : 'unreachable';
          change({ status: 'failed', kind: await explainFailure(source, kind) });
        },
      );
    return () => {
      isCurrent = false;
      opening.close();
    };
  }, [source, type, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isKnown = known.of[0] === source && known.of[1] === attempt;
  return { ...(isKnown ? known.state : loading), retry };
}
