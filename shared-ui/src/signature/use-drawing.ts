import SignaturePadEngine from 'signature_pad';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeCanvas, surfaceOf } from './picture.ts';
import { pen, pictureScale, type PadSize } from './signature-sizes.ts';
import { inkStrokes, scaleStrokes, type Strokes } from './strokes.ts';

/** A drawing under way. */
interface Drawing {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly strokes: Strokes;
  /** Whether a stroke is being drawn, which is none of the strokes yet. */
  readonly isUnderWay: boolean;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly toCanvas: () => HTMLCanvasElement;
}

/** Lets people draw on a canvas. The strokes are kept as data, and drawn anew when the canvas changes its size or sharpness. */
export function useDrawing(size: PadSize): Drawing {
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<SignaturePadEngine>(null);
  const latest = useRef<Strokes>([]);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [isUnderWay, setUnderWay] = useState(false);
  const { width } = size;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const pad = new SignaturePadEngine(element, pen);
    engine.current = pad;
    const factor = () => (element.clientWidth || width) / width;
    let isDrawing = false;
    let isMisfit = false;
    // Where a point lies is told by the width that the pad had then.
    let fitted = factor();
    let untilTurned: Strokes | undefined;
    const fit = () => {
      // The bar of a phone's browser comes and goes under the finger: the stroke is finished first, which a new size would end.
      isMisfit = isDrawing;
      if (isDrawing) {
        // A phone that is turned leaves the finger elsewhere: the stroke ends where it was.
        if (factor() !== fitted) untilTurned ??= scaleStrokes(pad.toData(), 1 / fitted);
        return;
      }
      fitted = factor();
      sharpen(element);
      const { minWidth, maxWidth } = pen;
      Object.assign(pad, { minWidth: minWidth * factor(), maxWidth: maxWidth * factor() });
      pad.fromData(scaleStrokes(latest.current, factor()));
    };
    const begin = () => {
      isDrawing = true;
      setUnderWay(true);
    };
    const keep = () => {
      isDrawing = false;
      setUnderWay(false);
      latest.current = untilTurned ?? scaleStrokes(pad.toData(), 1 / fitted);
      untilTurned = undefined;
      setStrokes(latest.current);
      if (isMisfit) fit();
    };
    fit();
    pad.addEventListener('beginStroke', begin);
    pad.addEventListener('endStroke', keep);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    window.addEventListener('resize', fit);
    return () => {
      pad.off();
      pad.removeEventListener('beginStroke', begin);
      pad.removeEventListener('endStroke', keep);
      observer.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [width]);

  const replace = (next: Strokes) => {
    latest.current = next;
    setStrokes(next);
    const shown = (canvas.current?.clientWidth || width) / width;
    engine.current?.fromData(scaleStrokes(next, shown));
  };
  return {
    canvas,
    strokes,
    isUnderWay,
    undo: () => replace(strokes.slice(0, -1)),
    clear: () => replace([]),
    toCanvas: () => drawStrokes(strokes, size),
  };
}

function sharpen(element: HTMLCanvasElement): void {
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  element.width = element.clientWidth * ratio;
  element.height = element.clientHeight * ratio;
  surfaceOf(element).scale(ratio, ratio);
}

function drawStrokes(strokes: Strokes, { width, height }: PadSize): HTMLCanvasElement {
  const picture = makeCanvas(width * pictureScale, height * pictureScale);
  const pad = new SignaturePadEngine(picture, pen);
  pad.off();
  pad.fromData(scaleStrokes(inkStrokes(strokes), pictureScale));
  return picture;
}
