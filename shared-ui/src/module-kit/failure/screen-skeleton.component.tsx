import { LoadingState } from '../../display/states.component.tsx';

/** Holds the place of a screen whose code is on its way. */
export function ScreenSkeleton() {
  return <LoadingState rows={3} />;
}
