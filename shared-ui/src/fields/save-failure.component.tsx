import { useEffect, useRef } from 'react';
import { Banner } from '../display/banner.component.tsx';
import { causeOfFailure, hasRefusedFields, sentenceOfFailure } from '../display/failure-cause.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { saveFailureTexts } from './save-failure.texts.ts';

interface SaveFailureProps {
  /** Why the last save failed; nothing is shown of what stands on the fields. */
  readonly error: unknown;
}

/**
 * Says beside a form why it is not saved, and that what was typed is still there: nobody answered, somebody else took it away
 * meanwhile, or it was refused. It stays until the next try.
 */
export function SaveFailure({ error }: SaveFailureProps) {
  const t = useTexts(saveFailureTexts);
  const place = useRef<HTMLDivElement>(null);
  const isShown = error instanceof Error && !hasRefusedFields(error);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  const sentence = sentenceOfFailure(error);
  const cause = causeOfFailure(error);
  const isOwn = cause === 'between' || (cause !== 'gone' && cause !== 'unanswered' && sentence !== '');
  return (
    <div ref={place}>
      <Banner tone="error">{isOwn ? `${sentence} ${t('kept')}` : t(cause)}</Banner>
    </div>
  );
}
