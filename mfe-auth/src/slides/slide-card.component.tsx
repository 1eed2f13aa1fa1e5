import type { Slide } from 'shared-api/contracts/admin';
import classes from './slide-card.module.css';

interface SlideCardProps {
  readonly slide: Slide;
  readonly size: 'screen' | 'panel' | 'small';
  /** The heading of the page, where the slide is all there is. */
  readonly isHeading?: boolean;
}

/** A picture with a sentence or two. */
export function SlideCard({ slide, size, isHeading = false }: SlideCardProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={classes.card} data-size={size}>
      <img className={classes.picture} src={slide.picture} alt="" width="320" height="240" />
      <div className={classes.words}>
        <Title className={classes.title}>{slide.title}</Title>
        <p className={classes.text}>{slide.text}</p>
      </div>
    </div>
  );
}
