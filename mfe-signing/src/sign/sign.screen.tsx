import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isFailure, useSignedIn } from 'shared-api';
import { LoadingState, useScreen, useTexts } from 'shared-ui';
import { SigningDone } from '../sealing/signing-done.component.tsx';
import { signTexts } from './sign.texts.ts';
import { ClosedDocument } from './closed-document.component.tsx';
import { SignView } from './sign-view.component.tsx';
import { SignFailure } from './sign-failure.component.tsx';
import { SignedDocument } from './signed-document.component.tsx';
import { dropKeptDrawings } from './kept-drawings.ts';
import { useSignDocument } from './use-sign-document.ts';

/** `/sign/:id` (spec 02 §2, Sign document screen): a receiver signs each box of a document. */
export function SignScreen() {
  const t = useTexts(signTexts);
  const { id = '' } = useParams();
  const query = useSignDocument(id);
  /** The document that was being signed here when it was signed elsewhere: it ends as any other, and is read afterwards. */
  const [ended, setEnded] = useState<string>();
  useDropKept(id, query);
  useScreen({ title: t('title') });
  if (query.error)
    return (
      <SignFailure
        id={id}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <LoadingState shape="cards" rows={2} label={t('state.loading')} />;
  const { isSigned, maySign, boxes } = query.data;
  const isComplete = boxes.every((box) => box.isSigned);
  const reload = async () => (await query.refetch()).data;
  const read = () => {
    setEnded(undefined);
    void reload();
  };
  const reloadWhileSigning = () => {
    setEnded(id);
    return reload();
  };
  if (isSigned && ended !== id) return <SignedDocument record={query.data} />;
  if (isSigned || isComplete) return <SigningDone key={id} record={query.data} onRead={read} />;
  if (!maySign) return <ClosedDocument />;
  return <SignView key={id} record={query.data} onReload={reloadWhileSigning} />;
}

/**
 * What was drawn for a document that cannot be signed any more is of no use: it goes from the device. One that ran out may be sent
 * again: what was drawn is asked about then.
 */
function useDropKept(id: string, { data, error }: ReturnType<typeof useSignDocument>): void {
  const { userId } = useSignedIn();
  const isOver = data?.maySign === false || isFailure(error, 'not-found');
  useEffect(() => {
    if (isOver) void dropKeptDrawings(userId, id);
  }, [isOver, userId, id]);
}
