import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The props of what stands around a control. */
interface EmptyMark {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onInput: () => void;
}

const ofTime = new Set(['date', 'month', 'week', 'time', 'datetime-local']);

/**
 * Marks the box of a date or time with `data-empty` while it holds none: Safari shows the day of today in it, in full ink, and no selector
 * of CSS knows an empty date. What a form puts into a field that it only registers counts from the next drawing on.
 */
export function useEmptyMark(type: string | undefined): EmptyMark {
  const ref = useRef<HTMLDivElement>(null);
  const mark = () => {
    const box = ref.current;
    const control = box?.querySelector('input');
    if (!box || !control || !ofTime.has(type ?? '')) return;
    // Typed in part, it has no value yet.
    box.toggleAttribute('data-empty', control.value === '' && !control.validity.badInput);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- a form changes the field without a word to it, and draws
  useLayoutEffect(mark);
  return { ref, onInput: mark };
}
