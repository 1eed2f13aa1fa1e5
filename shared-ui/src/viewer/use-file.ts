import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createFailure, useAreaScope } from 'shared-ui';
import { FileFailure, type FileFailureKind, type FileSource, type OpenFile } from './open-file.ts';
import { explainFailure } from './explain-failure.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { openPicture } from './picture/open-picture.ts';
import { watchDrawing } from './watch-drawing.ts';

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
/** Failures that are the browser's or the file's: a line that broke, or a file that is gone, is nobody's to mend. */
const reported: ReadonlySet<FileFailureKind> = new Set(['unsupported', 'unreadable', 'changed', 'altered']);

const openers = { pdf: openPdf, picture: openPicture };

/** Opens a file for as long as the component stands; undefined waits. `retry` opens it anew. */
export function useFile(source: FileSource | undefined, type: 'pdf' | 'picture' = 'pdf'): FileState {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState({ of: [source, attempt] as const, state: loading });
  const scope = useAreaScope();
  // A file of the server's that could not be shown whole: who signs goes another way, and somebody has to know.
  const report = useEffectEvent((of: FileSource, error: unknown) => {
    if (typeof of === 'string') scope?.onFailure({ ...createFailure('undrawn', error), file: of });
  });
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    let isOpening = true;
    const change = (state: KnownState) => isCurrent && setKnown({ of: [source, attempt], state });
    const opening = openers[type](source, (share) => isOpening && change({ status: 'loading', share }));
    opening.opened
      .finally(() => (isOpening = false))
      .then(
        (opened) =>
          change({ status: 'open', opened: watchDrawing(opened, (error) => report(source, error)) }),
        async (error: unknown) => {
          const told = error instanceof FileFailure ? error.kind : 'unreachable';
          const kind = await explainFailure(source, told);
          change({ status: 'failed', kind });
          if (isCurrent && reported.has(kind)) report(source, error);
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
