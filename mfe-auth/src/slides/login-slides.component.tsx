import { useEffect, useRef, useState, type ComponentType } from 'react';
import { lazyPart } from 'shared-ui';
import { BrandStory } from '../brand/brand-story.component.tsx';
import { withData } from '../sign-in/with-data.ts';
import classes from './login-slides.module.css';

/** Milliseconds for which the form, and whoever is quick, have the line to themselves. */
const afterTheForm = 1500;

const Nothing = () => null;

const LazyPanelSlides = lazyPart(
  () =>
    withData(
      import(/* webpackChunkName: "part-panel-slides" */ './panel-slides.component.tsx').then(
        ({ PanelSlides }) => PanelSlides,
      ),
    ).catch(() => BrandStory),
  <BrandStory />,
);

const LazyPhoneSlides = lazyPart(() =>
  withData(
    import(/* webpackChunkName: "part-phone-slides" */ './phone-slides.component.tsx').then(
      ({ PhoneSlides }) => PhoneSlides,
    ),
  ).catch(() => Nothing),
);

/** The slides beside the form; until they are there, and where they cannot be had, what the product is. */
export const SlidesBeside = quietly(LazyPanelSlides, BrandStory);

/** The slides under the form; nothing where they cannot be had. */
export const SlidesBelow = quietly(LazyPhoneSlides, Nothing);

/** Has a part come once its place is in sight and the page has been at rest for a moment. */
function quietly(Part: ComponentType, Meanwhile: ComponentType): ComponentType {
  return function Quietly() {
    const place = useRef<HTMLDivElement>(null);
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => {
      if (!place.current || !('IntersectionObserver' in window)) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => setIsWanted(true), afterTheForm);
      });
      observer.observe(place.current);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
      };
    }, []);
    return (
      <div ref={place} className={classes.place}>
        {isWanted ? <Part /> : <Meanwhile />}
      </div>
    );
  };
}
