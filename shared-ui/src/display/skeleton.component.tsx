import classes from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'field' | 'card' | 'circle' | 'page';
}

/** Holds the place of something whose shape is known. Decoration: put it in a `LoadingState` or an area that is `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classes.skeleton} data-shape={shape} aria-hidden="true" />;
}
