import type { ComponentProps } from 'react';
import { usePress } from '../presses/use-press.ts';

interface PlainButtonProps extends ComponentProps<'button'> {
  /** For what is done once: the second press of a double press is none. */
  readonly isOnce?: boolean;
}

/**
 * A button that looks as its place does: a row, a chip, a box on a page. It is pressed as every button is: none falls into a promise that its
 * handler has answered.
 */
export function PlainButton({ isOnce = false, onClick, ...rest }: PlainButtonProps) {
  const handleClick = usePress(onClick, { isOnce });
  return <button type="button" {...rest} onClick={handleClick} />;
}
