import { ErrorState } from '../../display/states.component.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useAreaScope, type AreaFailure } from './area-scope.ts';
import { failureTexts } from './failure.texts.ts';
import { useFileTrouble } from './file-trouble.ts';
import { useRetry } from './use-retry.ts';

interface UnavailableCardProps {
  readonly failure: AreaFailure;
  /** The part's own new try; before it the area changes to the build that is live. */
  readonly onRetry: () => void;
  /** Whether a new try is under way. */
  readonly isRetrying?: boolean;
  /** `h2` where it stands within something that has a heading; else it is the whole screen. */
  readonly heading?: 'h1' | 'h2';
}

/** Stands where a broken part would be: what happened, what still works, a new try, a code for support. */
export function UnavailableCard(props: UnavailableCardProps) {
  const { failure, onRetry, isRetrying = false, heading = 'h1' } = props;
  const t = useTexts(failureTexts);
  const area = useAreaScope()?.label;
  const { retry, isRenewing } = useRetry(onRetry);
  const isOutdated = failure.kind === 'outdated';
  const trouble = useFileTrouble();
  const reason = failure.kind === 'unreachable' && trouble ? trouble : failure.kind;
  return (
    <ErrorState
      heading={heading}
      title={area ? t('title', { area }) : t('partTitle')}
      supportCode={failure.code}
      isRetrying={isRetrying || isRenewing}
      {...(isOutdated ? { onRetry: reload, retryLabel: t('reload') } : { onRetry: retry })}
    >
      {/* Told once it is known: an element of its own is read out. */}
      <p aria-live="polite">{t(reason)}</p>
      <p>{t('restWorks')}</p>
    </ErrorState>
  );
}

const reload = () => window.location.reload();
