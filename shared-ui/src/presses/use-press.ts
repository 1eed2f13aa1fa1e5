import { useRef, type MouseEvent } from 'react';
import { doublePress } from './holds.ts';
import { pressTurn } from './watch-presses.ts';

type Handler<Event> = ((event: Event) => unknown) | undefined;

interface PressOptions {
  /** For what is done once: the second press of a double press is none. Steps and days are pressed in a row, and take each. */
  readonly isOnce?: boolean;
  /** Whether it takes no press at all, while it stays where the focus is. */
  readonly isHeld?: boolean | undefined;
}

/**
 * The press of a button: it takes no second one while a promise that its handler has answered is under way. That is known at once, not
 * when the screen is next drawn.
 */
export function usePress<Press extends Pick<MouseEvent, 'preventDefault' | 'timeStamp'>>(
  onPress: Handler<Press>,
  { isOnce = false, isHeld = false }: PressOptions = {},
): (event: Press) => void {
  const isUnderWay = useRef(false);
  const pressed = useRef({ at: -Infinity, turn: -1 });
  return (event) => {
    const { at, turn } = pressed.current;
    const isSecond = isOnce && turn === pressTurn() && event.timeStamp - at < doublePress;
    if (isHeld || isUnderWay.current || isSecond) return event.preventDefault();
    pressed.current = { at: event.timeStamp, turn: pressTurn() };
    const answer = onPress?.(event);
    if (!(answer instanceof Promise)) return;
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    answer.then(end, end);
  };
}
