import { Button } from '../actions/button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Banner } from './banner.component.tsx';
import { causeOfFailure, isFinalFailure, sentenceOfFailure } from './failure-cause.ts';

interface RetryBannerProps {
  /** What could not be read, and why. */
  readonly sentence: string;
  /** What failed: what is gone, or was refused for good, has no new try. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of something small that could not be read: a line with 'Riprova'. A screen has `ErrorState`. */
export function RetryBanner({ sentence, error, isRetrying, onRetry }: RetryBannerProps) {
  const t = useTexts(kitTexts);
  const again = !isFinalFailure(error) && (
    <Button size="s" icon="refresh" isBusy={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const cause = causeOfFailure(error);
  const why = cause === 'between' ? `${sentence} ${sentenceOfFailure(error)}` : sentence;
  return (
    <Banner tone="warning" action={again}>
      {cause === 'gone' ? t('gone') : why}
    </Banner>
  );
}
