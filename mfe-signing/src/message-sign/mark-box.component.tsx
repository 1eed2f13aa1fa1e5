import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { clock } from 'shared-api';
import type { PageShape } from 'shared-api/contracts/signing';
import { Icon, PlainButton, useTexts } from 'shared-ui';
import type { PlacedBox } from '../document-add/box-editor/boxes.ts';
import { useBoxDrag } from '../document-add/box-editor/use-box-drag.ts';
import { MarkContent, type MarkFilling } from './mark-content.component.tsx';
import { actionOfKey, changeSize, moveMark, type Mark } from './marks.ts';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';
import type { Marks } from './use-marks.ts';

interface MarkBoxProps {
  readonly mark: Mark;
  /** The other boxes of its page. */
  readonly others: readonly Mark[];
  readonly shape: PageShape;
  readonly marks: Marks;
  readonly filling: MarkFilling;
  /** Whether it gets the focus when it appears. */
  readonly hasFocus: boolean;
  /** Opens what fills it. */
  readonly onOpen: (mark: Mark) => void;
  readonly onRemove: (mark: Mark) => void;
}

/** A box on its page: dragged and sized by pointer and keys, opened by a press, closed with its X. */
export function MarkBox(props: MarkBoxProps) {
  const { mark, others, shape, marks, filling, hasFocus, onOpen, onRemove } = props;
  const t = useTexts(messageSignTexts);
  const button = useRef<HTMLButtonElement>(null);
  const whole = (box: PlacedBox): Mark => ({ ...mark, ...box });
  const drag = useBoxDrag({
    box: mark,
    others,
    shape,
    onMoved: (box) => marks.move(whole(box)),
    onResized: (box) => marks.resize(whole(box)),
  });
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const handleKey = (event: KeyboardEvent) => {
    const action = mark.isFixed ? undefined : actionOfKey(event);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'remove') onRemove(mark);
    else if (action.kind === 'move') marks.move(moveMark(mark, action));
    else marks.resize(changeSize(mark, action, shape));
  };
  const handleClick = () => {
    if (!drag.isOtherThanClick(clock.now())) onOpen(mark);
  };
  const shown = mark.isFixed ? mark : drag.shown;
  const percent = (share: number) => `${share * 100}%`;
  const style: CSSProperties = {
    insetInlineStart: percent(shown.x),
    insetBlockStart: percent(shown.y),
    inlineSize: percent(shown.width),
    blockSize: percent(shown.height),
  };
  const name = t(`box.${mark.kind}`, { page: mark.page });
  const isEmpty = mark.kind === 'signature' && filling.signature === null;
  const size = { width: shown.width * shape.width, height: shown.height * shape.height };
  return (
    <div
      className={classes.box}
      style={style}
      data-dragged={drag.isDragged || undefined}
      data-empty={isEmpty || undefined}
    >
      <div className={classes.shown} aria-hidden="true">
        <MarkContent mark={mark} size={size} filling={filling} />
      </div>
      <PlainButton
        ref={button}
        className={classes.body}
        data-fixed={mark.isFixed || undefined}
        data-mark={mark.key}
        aria-label={isEmpty ? t('box.empty', { box: name }) : name}
        aria-describedby={mark.isFixed ? undefined : 'message-sign-keys'}
        {...(!mark.isFixed && drag.handlers)}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        {!mark.isFixed && <span className={classes.handle} data-handle />}
      </PlainButton>
      {!mark.isFixed && (
        <PlainButton
          className={classes.close}
          aria-label={t('box.remove', { box: name })}
          onClick={() => onRemove(mark)}
        >
          <Icon name="close" size="s" />
        </PlainButton>
      )}
    </div>
  );
}
