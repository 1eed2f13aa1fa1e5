import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.component.tsx';
import { LoadingState } from '../display/states.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './load-more.module.css';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onLoadMore: () => void;
  /** What went wrong with the last load; nothing more is loaded by itself until the person tries again. */
  readonly error?: string | undefined;
}

/** How near to the bottom the next rows are asked for (spec 02 §9). */
const nearBottom = '50px';

/** Stands under a list and asks for the next rows when it comes near; a button does the same for the keyboard. */
export function LoadMore({ hasMore, isLoading, onLoadMore, error }: LoadMoreProps) {
  const t = useTexts(kitTexts);
  const sentinel = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const isWaiting = hasMore && !isLoading && !error;
  useEffect(() => {
    if (!isWaiting || !sentinel.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: nearBottom },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  if (!hasMore && !isLoading) return null;
  return (
    <div ref={sentinel} className={classes.place}>
      {isLoading && <LoadingState rows={1} shape="lines" />}
      {error && <p role="alert">{error}</p>}
      {!isLoading && (
        <Button kind="quiet" onClick={onLoadMore} icon={error ? 'refresh' : 'down'}>
          {t(error ? 'retry' : 'loadMore')}
        </Button>
      )}
    </div>
  );
}
