import type { ManagedSlide } from 'shared-api/contracts/admin';
import classes from './slides.module.css';

/** The picture of a slide in its smallest size, cut as a visitor sees it. */
export function SlidePicture({ slide }: { readonly slide: ManagedSlide }) {
  const { sources, focusX, focusY } = slide;
  return (
    <img
      className={classes.picture}
      src={sources[0]?.address}
      alt=""
      width="160"
      height="120"
      draggable={false}
      style={{ objectPosition: `${focusX}% ${focusY}%` }}
    />
  );
}
