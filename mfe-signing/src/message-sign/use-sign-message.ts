import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError, call } from 'shared-api';
import {
  documentsLiveKey,
  getSealing,
  messagesLiveKey,
  signMessage,
  toMarkPages,
  type ShownPage,
} from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { failureText, isUnanswered } from '../failure-text.ts';
import { rememberSigned } from '../sign/just-signed.ts';
import type { MarkFilling } from './mark-content.component.tsx';
import { toPlaced, type Mark } from './marks.ts';
import { messageSignTexts } from './message-sign.texts.ts';

interface Signing {
  readonly marks: readonly Mark[];
  readonly filling: MarkFilling;
  readonly shownPages: readonly ShownPage[];
  readonly challenge?: string;
}

/** The canvas that the places are pixels of; the call carries their shares as well, and the server takes those. */
const canvas = { width: 1000, height: 1000 };
const maxLosses = 3;
/** How long the screen waits for the seal, in milliseconds: it is made in a moment, or the list shows when. */
const waitsForSeal = 8000;

/** Signs a message once, then follows its document until it is sealed, says what is true by then, and goes to the documents. */
export function useSignMessage(id: string) {
  const queries = useQueryClient();
  const signing = useMutation({
    mutationFn: ({ marks, filling, shownPages, challenge }: Signing) =>
      call(signMessage, {
        id,
        signature: filling.signature ?? '',
        picture: filling.picture ?? '',
        canvasWidth: canvas.width,
        canvasHeight: canvas.height,
        shownPages: [...shownPages],
        pages: toMarkPages(toPlaced(marks), canvas),
        ...(challenge !== undefined && { challenge }),
      }),
    // Asked again it answers the same document.
    retry: (count, error) => isUnanswered(error) && count < maxLosses,
    onSuccess: () => queries.invalidateQueries({ queryKey: messagesLiveKey }),
    onError: (error) => {
      const [sentence] = Object.values(asApiError(error)?.fields ?? {});
      notify.error(sentence ?? failureText(error), { duration: 'failure' });
    },
  });
  useOutcome(signing.data?.documentId);
  return signing;
}

function useOutcome(documentId: string | undefined): void {
  const t = useTexts(messageSignTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useQuery({
    ...callQuery(getSealing, { id: documentId ?? '' }, { live: documentsLiveKey }),
    enabled: documentId !== undefined,
    gcTime: 0,
  });
  const leave = useEffectEvent((state: 'signed' | 'failed' | 'sealing') => {
    if (documentId === undefined) return;
    rememberSigned(documentId);
    if (state === 'signed') notify.success(t('signed'));
    else notify.info(t(state === 'failed' ? 'sealFailed' : 'sealing'), { duration: 'failure' });
    queries.removeQueries({ queryKey: documentsLiveKey });
    void navigate('/documents', { replace: true });
  });
  const state = data?.state ?? 'sealing';
  useEffect(() => {
    if (documentId === undefined) return;
    if (state !== 'sealing') return leave(state);
    const timer = setTimeout(() => leave('sealing'), waitsForSeal);
    return () => clearTimeout(timer);
  }, [documentId, state]);
}
