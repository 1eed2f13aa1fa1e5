import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  addRefusedText,
  forgetTypedText,
  keepTypedText,
  leaveTypedText,
  type TypedText,
} from './typed-texts.ts';

interface TypedField {
  /** What is being typed; undefined while nobody types. */
  readonly typed: string | undefined;
  /** Takes a change of the control. */
  readonly type: (text: string, control: HTMLElement) => void;
  /** Gives up what is typed. */
  readonly drop: () => void;
  /** Counts what is typed, as Enter does. */
  readonly count: () => void;
  /** The control is left. */
  readonly leave: () => void;
}

/**
 * The text of a field whose answer counts when it is whole: when the field is left, at Enter, before a press elsewhere does its work,
 * before a step back, and when the field or the page goes. Where the answer is saved at once, Esc gives it up.
 */
export function useTypedText(
  onWhole: (text: string) => void,
  { isSavedAtOnce = false }: { readonly isSavedAtOnce?: boolean | undefined } = {},
): TypedField {
  const [typed, setTyped] = useState<string>();
  const kept = useRef<TypedText>(undefined);
  const latest = useRef(onWhole);
  useLayoutEffect(() => {
    latest.current = onWhole;
  });
  const forget = useCallback(() => {
    if (kept.current) forgetTypedText(kept.current);
    kept.current = undefined;
  }, []);
  const drop = useCallback(() => {
    forget();
    setTyped(undefined);
  }, [forget]);
  const type = useCallback(
    (text: string, control: HTMLElement) => {
      forget();
      setTyped(text);
      const count = () => {
        drop();
        latest.current(text);
      };
      kept.current = { control, count, drop: isSavedAtOnce ? drop : undefined };
      keepTypedText(kept.current);
    },
    [drop, forget, isSavedAtOnce],
  );
  const count = useCallback(() => kept.current?.count(), []);
  const leave = useCallback(() => kept.current && leaveTypedText(kept.current), []);
  // In a layout effect, which ends before the effects of what is around the field do.
  useLayoutEffect(() => count, [count]);
  return { typed, type, drop, count, leave };
}

/** Says that a field which is saved at once shows a text that is no answer (`hasRefusedText`). */
export function useRefusedText(isRefused: boolean): void {
  useEffect(() => (isRefused ? addRefusedText() : undefined), [isRefused]);
}
