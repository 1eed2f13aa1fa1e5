import type { CSSProperties } from 'react';
import { Icon, PlainButton, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import { BoxStamp } from './box-stamp.component.tsx';
import type { PageSight } from '../shown-pages/use-shown-pages.ts';
import { boxElementId, type BoxView } from './boxes.ts';
import classes from './sign-box.module.css';
import { useBoxName } from './use-box-name.ts';

interface SignBoxProps {
  readonly box: BoxView;
  /** Size of the box in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** A box can be signed once its page was shown (decision 089). */
  readonly sight: PageSight;
  /** Opens the pad, or what there is to do where the page cannot be shown; a box that is signed or being saved cannot be pressed. */
  readonly onOpen: (box: BoxView) => void;
}

/** A signature box on its page. */
export function SignBox({ box, size, sight, onOpen }: SignBoxProps) {
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
  const isUnseen = sight === 'failed';
  const isNext = box.state === 'next' && !isUnseen;
  const words = isNext ? t('box.here') : t(isUnseen ? 'box.unseen' : 'box.short', { number: box.number });
  const label = isNext || isUnseen ? `${words}: ${name}` : name;
  return (
    <PlainButton
      {...common}
      aria-label={label}
      data-sight={sight}
      aria-disabled={sight === 'coming' || undefined}
      onClick={() => sight !== 'coming' && onOpen(box)}
    >
      <span className={classes.call}>
        <Icon name={isUnseen ? 'warning' : 'sign'} size="s" />
        <span>{words}</span>
      </span>
    </PlainButton>
  );
}
