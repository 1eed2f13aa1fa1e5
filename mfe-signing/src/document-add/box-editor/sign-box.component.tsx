import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon, useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add.texts.ts';
import { actionOfKey } from './box-keys.ts';
import { moveBox, type PlacedBox } from './boxes.ts';
import classes from './sign-box.module.css';
import type { Boxes } from './use-boxes.ts';
import { useDrag } from './use-drag.ts';

interface SignBoxProps {
  readonly box: PlacedBox;
  readonly number: number;
  readonly boxes: Boxes;
  /** Whether it gets the focus when it appears: it was placed or turned to another page by keyboard. */
  readonly hasFocus: boolean;
  readonly onFocused: (key: string) => void;
}

/** A signature box on its page: a click removes it, a drag and the keyboard move it. */
export function SignBox({ box, number, boxes, hasFocus, onFocused }: SignBoxProps) {
  const t = useTexts(documentAddTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { shown, isDragged, startDrag, handlers } = useDrag(box, boxes.move);
  useEffect(() => {
    if (hasFocus && document.activeElement !== button.current) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const handleKey = (event: KeyboardEvent) => {
    const action = actionOfKey(event.key, event.shiftKey);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'remove') void boxes.remove(box);
    else if (action.kind === 'page') boxes.turnPage(box, action.by);
    else boxes.move(moveBox(box, action));
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <button
      ref={button}
      type="button"
      className={classes.box}
      data-dragged={isDragged || undefined}
      style={{
        insetInlineStart: percent(shown.x),
        insetBlockStart: percent(shown.y),
        inlineSize: percent(shown.width),
        blockSize: percent(shown.height),
      }}
      aria-label={t('setSigns.remove', { box: t('setSigns.box', { number, page: box.page }) })}
      aria-describedby="set-signs-keys"
      data-box={box.key}
      {...handlers}
      onFocus={() => onFocused(box.key)}
      onKeyDown={handleKey}
      onClick={() => {
        if (!startDrag()) void boxes.remove(box);
      }}
    >
      <Icon name="sign" size="s" />
      <span>{number}</span>
    </button>
  );
}
