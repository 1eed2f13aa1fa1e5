import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { notify } from 'shared-ui';
import type { FileState } from 'shared-ui/viewer';
import { failureText } from '../failure-text.ts';
import { UnseenNotice } from './unseen-notice.component.tsx';
import { UnseenPagesDialog } from './unseen-pages.dialog.tsx';
import type { ShownPages } from './use-shown-pages.ts';

interface Unseen {
  readonly shown: ShownPages;
  readonly file: FileState;
  readonly pageCount: number;
  /** Gives the file to the device. */
  readonly saveFile: () => Promise<void>;
}

/** What `useUnseenPages` answers. */
export interface UnseenPages {
  /** Whether the file as a whole cannot be shown, and was not read in another way. */
  readonly isFile: boolean;
  /** Opens what there is to do about it. */
  ask(): void;
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
}

/** What there is to say and to do where not all of a document can be shown to who signs it. */
export function useUnseenPages({ shown, file, pageCount, saveFile }: Unseen): UnseenPages {
  const [isAsking, setIsAsking] = useState(false);
  const saving = useMutation({
    mutationFn: saveFile,
    onError: (error) => notify.error(failureText(error), { duration: 'failure' }),
  });
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  // Where the line failed, it is tried again; a file that is gone or was altered is not signed.
  const cannotShow = file.status === 'failed' && (file.kind === 'unreadable' || file.kind === 'unsupported');
  const isFile = cannotShow && all.some((page) => shown.sightOf(page) !== 'shown');
  const isUnseen = isFile || shown.failed.length > 0;
  const close = () => setIsAsking(false);
  return {
    isFile,
    ask: () => setIsAsking(true),
    notice: isUnseen && <UnseenNotice isFile={isFile} onOtherWay={() => setIsAsking(true)} />,
    dialog: isAsking && isUnseen && (
      <UnseenPagesDialog
        pages={isFile ? [] : shown.failed}
        copy={{ isThere: saving.isSuccess, isComing: saving.isPending, save: () => saving.mutate() }}
        onRetry={() => {
          close();
          file.retry();
        }}
        onRead={() => {
          shown.declareRead(isFile ? all : shown.failed);
          close();
        }}
        onClose={close}
      />
    ),
  };
}
