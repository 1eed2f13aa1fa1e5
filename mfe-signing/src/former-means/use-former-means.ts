import { useState } from 'react';
import type { FormerMeans } from 'shared-api/contracts/signing';
import { formatInstant, notify, useTexts } from 'shared-ui';
import { formerMeansTexts } from './former-means.texts.ts';

/** Whether a signature waits for the code of the means from before, or for the days to be over (decision 119). */
export function useFormerMeans(means: FormerMeans | null) {
  const t = useTexts(formerMeansTexts);
  const [isPassed, setIsPassed] = useState(false);
  const why = means?.isRefused && t(`refused.${means.kind}`, { when: formatInstant(means.until) });
  const refusal = why ? [why, t('notYours')].join(' ') : undefined;
  return {
    /** What a code has to be asked from before a signature is sent; undefined where none has. */
    asked: means && !means.isRefused && !means.isPassed && !isPassed ? means : undefined,
    /** Why nothing can be signed now, and from when on it can. */
    refusal,
    pass: () => setIsPassed(true),
    /** The code no longer counts. */
    forget: () => setIsPassed(false),
    /** Says it to who wants to sign. @returns whether nothing can be signed */
    refuse: (): boolean => {
      if (refusal === undefined) return false;
      notify.warning(refusal, { duration: 'failure' });
      return true;
    },
  };
}
