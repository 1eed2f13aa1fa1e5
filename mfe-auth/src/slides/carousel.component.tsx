import { useBoot } from 'shared-api';
import { IconButton, PlainButton, TextLink, useTexts } from 'shared-ui';
import classes from './carousel.module.css';
import { slidesTexts } from './slides.texts.ts';
import { Track, type TrackItem } from './track.component.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  readonly items: readonly TrackItem[];
  /** `panel` keeps its slides in the middle of their place and its controls under their left edge. */
  readonly layout?: 'panel' | 'stack';
}

/** Time to read two sentences twice. */
const pace = 9000;

/** Slides that go by quietly: they wait while somebody points at them or works with them, and never move where motion is unwanted. */
export function Carousel({ items, layout = 'stack' }: CarouselProps) {
  const t = useTexts(slidesTexts);
  const { product } = useBoot().branding;
  const { track, index, movesByItself, isStopped, show, toggle, holding, onScroll } = useCarousel({
    count: items.length,
    pace,
  });
  return (
    <section
      className={classes.carousel}
      data-layout={layout}
      aria-roledescription={t('carousel')}
      aria-label={t('region', { product })}
      {...holding}
    >
      <Track ref={track} items={items} index={index} onScroll={onScroll} />
      <div className={classes.foot}>
        {items.length > 1 && (
          <div className={classes.controls}>
            <IconButton icon="previous" label={t('previous')} onClick={() => show(index - 1)} />
            <Dots count={items.length} index={index} />
            <IconButton icon="next" label={t('next')} onClick={() => show(index + 1)} />
            {movesByItself && <MotionButton isStopped={isStopped} onClick={toggle} />}
          </div>
        )}
        <p className={classes.discover}>
          <TextLink to="/discover">{t('discover', { product })}</TextLink>
        </p>
      </div>
    </section>
  );
}

/** Where one is; read out by each slide itself. */
export function Dots({ count, index }: { readonly count: number; readonly index: number }) {
  return (
    <div className={classes.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={classes.dot} data-current={at === index} />
      ))}
    </div>
  );
}

function MotionButton({ isStopped, onClick }: { readonly isStopped: boolean; readonly onClick: () => void }) {
  const t = useTexts(slidesTexts);
  const label = t(isStopped ? 'play' : 'pause');
  return (
    <PlainButton className={classes.motion} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isStopped ? 'M8 5.5v13l10.5-6.5z' : 'M8 6v12M16 6v12'} />
      </svg>
    </PlainButton>
  );
}
