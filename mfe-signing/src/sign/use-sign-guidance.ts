import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clock } from 'shared-api';
import { notify, useTexts, type ClosePopup } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import type { BoxView } from './boxes.ts';

const warnAfterMs = 2000;

interface Situation {
  /** Brings a box into sight. */
  readonly goTo: (box: BoxView) => void;
  /** Whether the pages stand, so that there is a place to scroll to. */
  readonly isReady: boolean;
  readonly isPadOpen: boolean;
  /** Whether the page of the next box cannot be shown, so that there is nothing to sign there yet. */
  readonly isHidden: boolean;
}

/** Leads through the boxes (spec 02 §4): to the next one, and two seconds after entry, once the pages stand, shows what to do there. */
export function useSignGuidance(
  next: BoxView | undefined,
  { goTo, isReady, isPadOpen, isHidden }: Situation,
): void {
  const t = useTexts(signTexts);
  const index = next?.index;
  const lead = useEffectEvent(() => next && goTo(next));
  /** Where one was led to last: who closes a pad stays where they are. */
  const ledTo = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady) ledTo.current = undefined;
    // The page stands still below an open pad, also where its box was signed elsewhere.
    if (!isReady || isPadOpen || index === undefined || ledTo.current === index) return;
    ledTo.current = index;
    lead();
  }, [isReady, isPadOpen, index]);

  const closeHint = useRef<ClosePopup>(undefined);
  const hint = useEffectEvent(() => {
    if (next && !isPadOpen && !isHidden) closeHint.current = notify.warning(t('clickToSign'));
  });
  const [enteredAt] = useState(() => clock.now());
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(hint, Math.max(0, enteredAt + warnAfterMs - clock.now()));
    return () => clearTimeout(timer);
  }, [isReady, enteredAt]);
  useEffect(() => {
    if (isPadOpen || isHidden) closeHint.current?.();
  }, [isPadOpen, isHidden]);
}
