import { useEffect, useRef, type KeyboardEvent } from 'react';
import { clock } from 'shared-api';
import type { PageShape } from 'shared-api/contracts/signing';
import { Icon, PlainButton, useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add.texts.ts';
import { actionOfKey } from './box-keys.ts';
import { moveBox, resizeBox, type PlacedBox } from './boxes.ts';
import classes from './sign-box.module.css';
import { useBoxDrag } from './use-box-drag.ts';
import type { Boxes } from './use-boxes.ts';

interface SignBoxProps {
  readonly box: PlacedBox;
  readonly number: number;
  /** The other boxes of its page. */
  readonly others: readonly PlacedBox[];
  readonly shape: PageShape;
  readonly boxes: Boxes;
  /** Whether it gets the focus when it appears: it was placed or turned to another page by keyboard. */
  readonly hasFocus: boolean;
  readonly onFocused: (key: string) => void;
  readonly onRemove: (box: PlacedBox) => PlacedBox | undefined;
  /** Brings a box into sight that a key has moved. */
  readonly onShow: (box: PlacedBox) => void;
}

/** A signature box on its page: a click removes it, a drag and the keyboard move it, its corner changes its size. */
export function SignBox(props: SignBoxProps) {
  const { box, number, others, shape, boxes, hasFocus, onFocused, onRemove, onShow } = props;
  const t = useTexts(documentAddTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { move: onMoved, resize: onResized } = boxes;
  const drag = useBoxDrag({ box, others, shape, onMoved, onResized });
  useEffect(() => {
    if (hasFocus && document.activeElement !== button.current) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const handleKey = (event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (!action) return;
    event.preventDefault();
    const changed = {
      move: () => action.kind === 'move' && boxes.move(moveBox(box, action)),
      resize: () => action.kind === 'resize' && boxes.resize(resizeBox(box, action, shape)),
      page: () => action.kind === 'page' && boxes.turnPage(box, action.by),
      duplicate: () => boxes.duplicate(box),
      remove: () => onRemove(box),
    }[action.kind]();
    if (!changed) return;
    onFocused(changed.key);
    onShow(changed);
  };
  const handleClick = () => {
    if (!drag.isOtherThanClick(clock.now()) && !boxes.isFresh(box)) onRemove(box);
  };
  const percent = (share: number) => `${share * 100}%`;
  const { shown, guides } = drag;
  return (
    <>
      <PlainButton
        ref={button}
        className={classes.box}
        data-dragged={drag.isDragged || undefined}
        style={{
          insetInlineStart: percent(shown.x),
          insetBlockStart: percent(shown.y),
          inlineSize: percent(shown.width),
          blockSize: percent(shown.height),
        }}
        aria-label={t('setSigns.box', { number, page: box.page })}
        aria-describedby="set-signs-keys"
        data-box={box.key}
        {...drag.handlers}
        onFocus={() => onFocused(box.key)}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        <span className={classes.label}>
          <Icon name="sign" size="s" />
          {number}
        </span>
        <span className={classes.handle} data-handle />
      </PlainButton>
      {guides.x !== undefined && (
        <div className={classes.guide} data-axis="x" style={{ insetInlineStart: percent(guides.x) }} />
      )}
      {guides.y !== undefined && (
        <div className={classes.guide} data-axis="y" style={{ insetBlockStart: percent(guides.y) }} />
      )}
    </>
  );
}
