import { LoadingState } from '../../display/states.component.tsx';
import { VisuallyHidden } from '../../display/visually-hidden.component.tsx';
import { useAreaScope } from './area-scope.ts';

/** Holds the place of a screen whose code is on its way; its heading is the area's name until then. */
export function ScreenSkeleton() {
  const area = useAreaScope();
  return (
    <>
      {area && <VisuallyHidden as="h1">{area.label}</VisuallyHidden>}
      <LoadingState rows={3} />
    </>
  );
}
