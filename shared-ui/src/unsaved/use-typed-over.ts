import { useState } from 'react';

interface TypedOver {
  /** The version over which what is typed is saved. */
  readonly version: number;
  /** Takes over the version of whom a save was second to, of which the user was told. */
  readonly accept: (version: number) => void;
}

/**
 * How a form of react-hook-form takes in what is read later: fields that nothing was typed into have it, and the form counts as typed into
 * if it was, which `keepDirtyValues` alone forgets.
 */
export const keepsTyped = { keepDirtyValues: true, keepDirty: true } as const;

/**
 * Holds the version on which typing began, for a form that takes in what others save meanwhile where nothing is typed (`keepsTyped`): who saves after another is told once, and saves over it the second time.
 */
export function useTypedOver(version: number, isTyped: boolean): TypedOver {
  const [base, setBase] = useState(version);
  if (!isTyped && base !== version) setBase(version);
  return { version: base, accept: setBase };
}
