import { useEffect, useEffectEvent, useId, useImperativeHandle, useMemo, useState } from 'react';
import { FieldNote } from '../fields/field-shell.component.tsx';
import { SegmentedField } from '../fields/segmented-field.component.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { createFailure, useAreaScope } from '../module-kit/failure/area-scope.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { DrawnSignature } from './drawn-signature.component.tsx';
import { CanvasIsHidden, toPngAddress, trim } from './picture.ts';
import type { SignaturePadProps } from './signature-pad.component.tsx';
import { narrowPad, padSize, paperStyle, pictureScale, type PadSize } from './signature-sizes.ts';
import { signatureTexts } from './signature.texts.ts';
import { drawName } from './typed-signature.ts';
import { TypedSignature } from './typed-signature.component.tsx';
import { isDot } from './strokes.ts';
import { useDrawing } from './use-drawing.ts';
import type { HandName } from './hands.ts';
import './hands.css';
import classes from './signature.module.css';

/** Punctuation alone is no name, and no more to be seen than a dot. */
const hasLetter = /\p{L}/u;

/** The pad itself: one of two ways to sign. */
export function SignatureBoard(props: SignaturePadProps) {
  const { purpose, minReach, name = '', stamp, onChange, isGuarded = true, error, ref } = props;
  const t = useTexts(signatureTexts);
  const scope = useAreaScope();
  const noteId = useId();
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [typed, setTyped] = useState(name);
  const [hand, setHand] = useState<HandName>('plain');
  const fitting = padSize(purpose, useMedia(narrowPad));
  const [size, setSize] = useState<PadSize>(fitting);
  const { canvas, strokes, isUnderWay, undo, clear, toCanvas } = useDrawing(size);
  // A drawing keeps the paper it was begun on; a turned phone only shows it smaller or larger.
  if (strokes.length === 0 && !isUnderWay && size !== fitting) setSize(fitting);
  const isEmpty = way === 'draw' ? strokes.length === 0 : typed.trim() === '';
  useUnsavedChanges(isGuarded && (strokes.length > 0 || typed !== name));
  const content = useMemo(() => ({ isNothing: isEmpty, strokes }), [isEmpty, strokes]);
  const handleChange = useEffectEvent(({ isNothing }: typeof content) => onChange?.(isNothing));
  // With each stroke: what was wrong with those before may be right now.
  useEffect(() => handleChange(content), [content]);
  const [pictureless, setPictureless] = useState<{ of: typeof content; isHidden: boolean }>();
  const problem =
    pictureless?.of === content ? t(pictureless.isHidden ? 'hiddenPicture' : 'noPicture') : undefined;
  useImperativeHandle(ref, () => ({
    isEmpty: () => isEmpty,
    refusal: () => {
      if (isEmpty) return null;
      if (way === 'draw') return isDot(strokes, minReach / pictureScale) ? t('dot') : null;
      return hasLetter.test(typed) ? null : t('noLetter');
    },
    clear: () => {
      clear();
      setTyped('');
    },
    toPng: async ({ isTrimmed = false } = {}) => {
      try {
        setPictureless(undefined);
        const picture = way === 'draw' ? toCanvas() : await drawName(typed.trim(), hand, size);
        return toPngAddress(isTrimmed ? trim(picture) : picture);
      } catch (failure) {
        setPictureless({ of: content, isHidden: failure instanceof CanvasIsHidden });
        scope?.onFailure(createFailure('stopped', failure));
        return null;
      }
    },
  }));
  return (
    <div
      className={classes.board}
      style={{ maxInlineSize: paperStyle(size).maxInlineSize }}
      aria-describedby={(error ?? problem) ? noteId : undefined}
      role="group"
      aria-label={t('area')}
    >
      <div className={classes.ways}>
        <SegmentedField
          label={t('how')}
          isLabelHidden
          choices={[
            { value: 'draw', label: t('draw') },
            { value: 'type', label: t('type') },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      <div hidden={way !== 'draw'}>
        <DrawnSignature
          canvas={canvas}
          count={strokes.length}
          onUndo={undo}
          onClear={clear}
          size={size}
          stamp={stamp}
        />
      </div>
      {way === 'type' && (
        <TypedSignature
          name={typed}
          onChange={setTyped}
          hand={hand}
          onHand={setHand}
          size={size}
          stamp={stamp}
        />
      )}
      <FieldNote id={noteId} error={error ?? problem} isErrorAnnounced={error === undefined} />
    </div>
  );
}
