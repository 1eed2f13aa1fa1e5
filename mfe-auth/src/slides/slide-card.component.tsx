import type { Slide } from 'shared-api/contracts/admin';
import classes from './slide-card.module.css';

interface SlideCardProps {
  readonly slide: Slide;
  readonly size: 'screen' | 'panel' | 'small';
  /** The heading of the page, where the slide is all there is. */
  readonly isHeading?: boolean;
}

/** How wide a picture is at most in each place, for the choice of its size. */
const widths = { screen: '30rem', panel: '26rem', small: '7rem' } as const;

/** A picture with a sentence or two. */
export function SlideCard({ slide, size, isHeading = false }: SlideCardProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={classes.card} data-size={size}>
      <SlidePicture slide={slide} size={size} />
      <div className={classes.words}>
        <Title className={classes.title}>{slide.title}</Title>
        <p className={classes.text}>{slide.text}</p>
      </div>
    </div>
  );
}

function SlidePicture({ slide, size }: Pick<SlideCardProps, 'slide' | 'size'>) {
  const { sources, alt, focusX, focusY } = slide;
  return (
    <img
      className={classes.picture}
      src={sources.at(-1)?.address}
      srcSet={sources.map(({ address, width }) => `${address} ${width}w`).join(', ')}
      sizes={widths[size]}
      alt={alt}
      width="320"
      height="240"
      decoding="async"
      style={{ objectPosition: `${focusX}% ${focusY}%` }}
    />
  );
}
