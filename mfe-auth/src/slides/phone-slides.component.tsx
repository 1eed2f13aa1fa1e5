import { Carousel } from './carousel.component.tsx';
import classes from './phone-slides.module.css';
import { SlideCard } from './slide-card.component.tsx';
import { useSlides } from './use-slides.ts';

/** The slides under the form of a phone. */
export function PhoneSlides() {
  const { data: slides = [] } = useSlides('login');
  if (slides.length === 0) return null;
  return (
    <div className={classes.place}>
      <Carousel
        items={slides.map((slide) => ({ id: slide.id, content: <SlideCard slide={slide} size="small" /> }))}
      />
    </div>
  );
}
