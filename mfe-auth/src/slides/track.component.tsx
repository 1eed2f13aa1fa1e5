import type { ReactNode, RefObject } from 'react';
import { useTexts } from 'shared-ui';
import classes from './track.module.css';
import { slidesTexts } from './slides.texts.ts';

/** A slide of a track. */
export interface TrackItem {
  readonly id: string;
  readonly content: ReactNode;
}

interface TrackProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly items: readonly TrackItem[];
  /** The one in sight: the others are out of reach for keyboard and screen reader. */
  readonly index: number;
  readonly onScroll: () => void;
}

/** Slides side by side, of which one is in sight; a finger moves them. */
export function Track({ ref, items, index, onScroll }: TrackProps) {
  const t = useTexts(slidesTexts);
  return (
    <div
      className={classes.track}
      ref={ref}
      onScroll={onScroll}
      role="group"
      aria-label={t('track')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the arrow keys
      tabIndex={0}
    >
      {items.map(({ id, content }, at) => (
        <div
          key={id}
          className={classes.item}
          role="group"
          aria-roledescription={t('slide')}
          aria-label={t('position', { number: at + 1, total: items.length })}
          inert={at !== index}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
