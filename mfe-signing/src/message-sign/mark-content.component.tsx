import { layOutText } from 'shared-api/contracts/platform';
import { Icon, useTexts } from 'shared-ui';
import { BoxStamp } from '../sign/box-stamp.component.tsx';
import type { Mark } from './marks.ts';
import classes from './message-sign.module.css';
import { messageSignTexts } from './message-sign.texts.ts';
import { useStampOfToday } from './use-stamp-of-today.ts';

/** What fills the boxes: one drawing and one picture, as PNGs. */
export interface MarkFilling {
  readonly signature: string | null;
  readonly picture: string | null;
}

interface MarkContentProps {
  readonly mark: Mark;
  /** Size of the box in points. */
  readonly size: { readonly width: number; readonly height: number };
  readonly filling: MarkFilling;
}

/** Width of a character at font size 1, on average: the preview cannot measure the font of the PDF. */
const averageCharacterWidth = 0.6;

/** What a box shows, as the PDF will. */
export function MarkContent({ mark, size, filling: { signature, picture } }: MarkContentProps) {
  const t = useTexts(messageSignTexts);
  const stamp = useStampOfToday();
  if (mark.kind === 'text') {
    const lines = mark.text.split('\n');
    const widths = lines.map(({ length }) => length * averageCharacterWidth);
    const { fontSize, baselines } = layOutText(size, widths);
    return (
      <svg className={classes.content} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {lines.map((line, index) => (
          <text key={index} x="0" y={baselines[index]} fontSize={fontSize}>
            {line}
          </text>
        ))}
      </svg>
    );
  }
  if (mark.kind === 'image' && picture) return <img className={classes.content} src={picture} alt="" />;
  if (mark.kind === 'signature' && signature) return <BoxStamp size={size} image={signature} lines={stamp} />;
  return (
    <span className={classes.call}>
      <Icon name={mark.kind === 'image' ? 'image' : 'sign'} size="s" />
      <span>{t(mark.kind === 'image' ? 'image' : 'box.here')}</span>
    </span>
  );
}
