import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface FormRecord<Item> {
  /** The record on which the form stands, with its version: what is saved is saved over this one. */
  readonly base: Item;
  /** Whether somebody else saved it since, under what is typed. */
  readonly isOutdated: boolean;
}

/**
 * Holds the record of a form over live data. What is read later begins the form anew while nothing is typed; else the form stays as it
 * is, and saving it counts as second (`useVersionedSave`).
 */
export function useFormRecord<Item extends { readonly version: number }>(
  read: Item,
  isTyped: boolean,
  onBegin: (record: Item) => void,
): FormRecord<Item> {
  const [base, setBase] = useState(read);
  if (!isTyped && read !== base) setBase(read);
  const begun = useRef(base);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    if (begun.current === base) return;
    begun.current = base;
    begin(base);
  }, [base]);
  return { base, isOutdated: isTyped && read.version !== base.version };
}
