import { Button } from '../../actions/button.component.tsx';
import { Banner } from '../../display/banner.component.tsx';
import { startTexts } from '../../start.texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useAreaScope, type AreaFailure } from './area-scope.ts';
import { failureTexts } from './failure.texts.ts';
import { useRetry } from './use-retry.ts';

interface UnavailablePartProps {
  readonly failure: AreaFailure;
  /** The part's own new try; before it the area changes to the build that is live. */
  readonly onRetry: () => void;
}

/** Stands where a broken part of a page would be: whose it is, that the rest works, a new try, a code for support. */
export function UnavailablePart({ failure, onRetry }: UnavailablePartProps) {
  const t = useTexts(failureTexts);
  const kit = useTexts(startTexts);
  const area = useAreaScope()?.label ?? t('thisPart');
  const { retry, isRenewing } = useRetry(onRetry);
  const again = (
    <Button size="s" icon="refresh" isBusy={isRenewing} onClick={retry}>
      {kit('retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={again}>
      {t('part', { area })} <small>{kit('supportCode', { code: failure.code })}</small>
    </Banner>
  );
}
