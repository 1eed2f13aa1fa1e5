import { useEffect, useEffectEvent, useRef } from 'react';
import { notify, useTexts, type ClosePopup } from 'shared-ui';
import { signTexts } from '../texts/sign.texts.ts';
import type { BoxView } from './boxes.ts';
import { useGoToBox } from './use-go-to-box.ts';

const warnAfterMs = 2000;

interface Situation {
  /** Whether the pages stand, so that there is a place to scroll to. */
  readonly isReady: boolean;
  readonly isPadOpen: boolean;
}

/** Leads through the boxes (spec 02 §4): to the next one, and after two seconds says what to do there. */
export function useSignGuidance(next: BoxView | undefined, { isReady, isPadOpen }: Situation): void {
  const t = useTexts(signTexts);
  const goTo = useGoToBox();
  const index = next?.index;
  useEffect(() => {
    if (isReady && index !== undefined) goTo(index);
  }, [isReady, index, goTo]);

  const closeHint = useRef<ClosePopup>(undefined);
  const hint = useEffectEvent(() => {
    if (next && !isPadOpen) closeHint.current = notify.warning(t('clickToSign'));
  });
  useEffect(() => {
    const timer = setTimeout(hint, warnAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isPadOpen) closeHint.current?.();
  }, [isPadOpen]);
}
