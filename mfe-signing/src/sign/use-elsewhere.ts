import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from 'shared-api';
import { documentsLiveKey, getDocumentToSign, getSigningState } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import type { SaveQueue, SaveState } from './save-queue.ts';
import { signTexts } from './sign.texts.ts';
import { isSignedElsewhere, useUpdateBoxes, type SignDocument } from './use-sign-document.ts';

interface Here {
  readonly record: SignDocument;
  readonly queue: SaveQueue;
  readonly state: SaveState;
  readonly onReload: () => Promise<SignDocument | undefined>;
}

/**
 * Follows what other windows and devices do with the document: what they sign shows here, with a word; a drawing of this page that came too
 * late for its box is said, and kept by the queue for the next. Answers in which other browsers the link stands open.
 */
export function useElsewhere({ record, queue, state, onReload }: Here) {
  const t = useTexts(signTexts);
  const { id, boxes } = record;
  const { data } = useQuery(callQuery(getSigningState, { id }, { under: documentsLiveKey }));
  const updateBoxes = useUpdateBoxes(id);
  /** Those of which a word was said already. */
  const announced = useRef(new Set<number>());
  const inWords = (indexes: readonly number[]) => ({
    numbers: indexes.map((index) => boxes.findIndex((box) => box.index === index) + 1).join(', '),
    count: indexes.length,
  });
  const takeUnannounced = (indexes: readonly number[]) => {
    const others = indexes.filter((index) => !announced.current.has(index));
    for (const index of others) announced.current.add(index);
    return others;
  };

  const take = useEffectEvent(async (signed: readonly number[]) => {
    const open = new Set(boxes.filter(({ isSigned }) => !isSigned).map(({ index }) => index));
    const drawn = new Set(state.unsaved.map(({ index }) => index));
    const news = takeUnannounced(
      signed.filter((index) => open.has(index) && !drawn.has(index) && !queue.hasSaved(index)),
    );
    if (news.length === 0) return;
    notify.info(t('elsewhere.signed', inWords(news)), { duration: 'long' });
    // Not by the query: what fails on the way must not take the page away from under an open pad.
    const fresh = await call(getDocumentToSign, { id }).catch(() => undefined);
    if (fresh) updateBoxes(fresh.boxes.filter(({ isSigned }) => isSigned));
    else for (const index of news) announced.current.delete(index);
  });
  useEffect(() => {
    if (data) void take(data.signed);
  }, [data]);

  const announceLate = (indexes: readonly number[]) => {
    takeUnannounced(indexes);
    notify.warning(t('elsewhere.tooLate', inWords(indexes)), { duration: 'untilClosed' });
  };
  const resolve = useEffectEvent(async () => {
    const fresh = await onReload();
    const signed = new Set(fresh?.boxes.filter(({ isSigned }) => isSigned).map(({ index }) => index));
    const late = queue.current().unsaved.filter(({ index }) => signed.has(index));
    if (late.length > 0) announceLate(late.map(({ index }) => index));
    if (signed.size > 0) await queue.discard([...signed]);
  });
  const { phase, problem } = state;
  useEffect(() => {
    if (phase === 'refused' && isSignedElsewhere(problem)) void resolve();
  }, [phase, problem]);

  return { openings: data?.openings ?? [], announceLate };
}
