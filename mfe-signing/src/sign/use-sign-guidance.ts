import { useEffect, useEffectEvent } from 'react';
import { notify, useTexts } from 'shared-ui';
import { signTexts } from '../texts/sign.texts.ts';
import type { BoxView } from './boxes.ts';
import { useGoToBox } from './use-go-to-box.ts';

const warnAfterMs = 2000;

/** Leads through the boxes (spec 02 §4): to the next one, and after two seconds says what to do there. */
export function useSignGuidance(next: BoxView | undefined): void {
  const t = useTexts(signTexts);
  const goTo = useGoToBox();
  const index = next?.index;
  useEffect(() => {
    if (index !== undefined) goTo(index);
  }, [index, goTo]);

  const hint = useEffectEvent(() => {
    if (next) notify.warning(t('clickToSign'));
  });
  useEffect(() => {
    const timer = setTimeout(hint, warnAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
