import { useEffect, useState } from 'react';
import type { ShownAction } from '../module-kit/screen.ts';

/** An action in its place in the frame. */
export type PlacedAction = ShownAction & {
  /** Whether it has only just come: it is not pressed yet. */
  readonly isSettling?: boolean;
};

/** In milliseconds: longer than between the two presses of a double click. */
const settling = 500;

/**
 * The actions, of which those that have just come in among others are not pressed yet: a second press that was meant for what
 * stood in the place before must not send or delete something.
 */
export function useSettledActions(actions: readonly ShownAction[]): readonly PlacedAction[] {
  const names = actions.map(({ id }) => id).join(' ');
  const [settled, setSettled] = useState(names);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(names), settled === '' ? 0 : settling);
    return () => clearTimeout(timer);
  }, [names, settled]);
  if (settled === names || settled === '') return actions;
  const known = settled.split(' ');
  return actions.map((action) => (known.includes(action.id) ? action : { ...action, isSettling: true }));
}
