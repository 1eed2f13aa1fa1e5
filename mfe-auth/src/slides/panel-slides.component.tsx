import { BrandStory } from '../brand/brand-story.component.tsx';
import { Carousel } from './carousel.component.tsx';
import { SlideCard } from './slide-card.component.tsx';
import { useSlides } from './use-slides.ts';

/** The slides beside the form of a desktop, behind what the product is: that one is there from the start, so nothing jumps. */
export function PanelSlides() {
  const { data: slides = [] } = useSlides('login');
  // Without slides the panel says what it always says.
  if (slides.length === 0) return <BrandStory />;
  const items = slides.map((slide) => ({
    id: slide.id,
    content: <SlideCard slide={slide} size="panel" />,
  }));
  return <Carousel layout="panel" items={[{ id: 'brand', content: <BrandStory /> }, ...items]} />;
}
