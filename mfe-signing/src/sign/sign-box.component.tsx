import type { CSSProperties } from 'react';
import { Icon, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import { BoxStamp } from './box-stamp.component.tsx';
import { boxElementId, type BoxView } from './boxes.ts';
import classes from './sign-box.module.css';
import { useBoxName } from './use-box-name.ts';

interface SignBoxProps {
  readonly box: BoxView;
  /** Size of the box in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** Opens the pad; a box that is signed or being saved cannot be pressed. Absent while its page cannot be seen yet. */
  readonly onOpen: ((box: BoxView) => void) | undefined;
}

/** A signature box on its page. */
export function SignBox({ box, size, onOpen }: SignBoxProps) {
  const t = useTexts(signTexts);
  const name = useBoxName(box);
  const { x, y, width, height } = box.place;
  const share = (value: number) => `${value * 100}%`;
  const style: CSSProperties = {
    insetInlineStart: share(x),
    insetBlockStart: share(y),
    inlineSize: share(width),
    blockSize: share(height),
  };
  const common = { id: boxElementId(box.index), className: classes.box, style, 'data-state': box.state };
  const stamp = box.image && <BoxStamp size={size} image={box.image} lines={box.lines} />;
  if (box.state === 'signed' || box.state === 'saving' || box.state === 'failed')
    return (
      <div {...common} role="img" aria-label={name}>
        {stamp}
        {box.state !== 'signed' && (
          <span className={classes.badge}>
            <Icon name={box.state === 'saving' ? 'waiting' : 'offline'} size="s" />
          </span>
        )}
      </div>
    );
  const words = box.state === 'next' ? t('box.here') : t('box.short', { number: box.number });
  const label = box.state === 'next' ? `${words}: ${name}` : name;
  return (
    <button type="button" {...common} aria-label={label} disabled={!onOpen} onClick={() => onOpen?.(box)}>
      <span className={classes.call}>
        <Icon name="sign" size="s" />
        <span>{words}</span>
      </span>
    </button>
  );
}
