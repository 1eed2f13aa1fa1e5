import { useEffect, useRef } from 'react';
import { notify, useTexts } from 'shared-ui';
import { signTexts } from '../sign/sign.texts.ts';

/** Saves the document by itself once every box is signed (spec 02 §4, step 6); once, since a failure is tried again by hand. */
export function useAutomaticCompletion(isComplete: boolean, complete: () => void): void {
  const t = useTexts(signTexts);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isComplete || hasBegun.current) return;
    hasBegun.current = true;
    notify.warning(t('completed'));
    complete();
  }, [isComplete, complete, t]);
}
