import { useId, type RefObject } from 'react';
import { Button } from '../actions/button.component.tsx';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { PadStamp } from './pad-stamp.component.tsx';
import { paperStyle, type PadSize } from './signature-sizes.ts';
import { signatureTexts } from './signature.texts.ts';
import classes from './signature.module.css';

interface DrawnSignatureProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly count: number;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  readonly size: PadSize;
  readonly stamp: readonly string[] | undefined;
}

/** A sheet of paper to draw on, always white, with a line to sign on. */
export function DrawnSignature({ canvas, count, onUndo, onClear, size, stamp }: DrawnSignatureProps) {
  const t = useTexts(signatureTexts);
  const isTouch = useMedia('(pointer: coarse)');
  const hintId = useId();
  const state = count === 0 ? t('empty') : t('strokes', { count });
  return (
    <>
      <div className={classes.paper} style={paperStyle(size)}>
        {count === 0 && (
          <span className={classes.invitation} aria-hidden="true">
            {t('signHere')}
          </span>
        )}
        <PadStamp lines={stamp} />
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={state}
          aria-describedby={hintId}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{state}</span>
      </VisuallyHidden>
      <div className={classes.foot}>
        <p id={hintId} className={classes.hint}>
          {t(isTouch ? 'drawHint.touch' : 'drawHint.mouse')}
        </p>
        <Button kind="quiet" size="s" icon="undo" disabled={count === 0} onClick={onUndo}>
          {t('undo')}
        </Button>
        <Button kind="quiet" size="s" icon="erase" disabled={count === 0} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </>
  );
}
