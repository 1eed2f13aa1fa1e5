import { layOutStamp } from 'shared-api/contracts/platform';
import classes from './sign-box.module.css';

interface BoxStampProps {
  /** Size of the box in points. */
  readonly size: { readonly width: number; readonly height: number };
  readonly image: string;
  readonly lines: readonly string[];
}

/** Width of a character at font size 1, on average: the preview cannot measure the font of the PDF. */
const averageCharacterWidth = 0.5;

/** Drawing and stamp lines, upright, as the PDF will show them. */
export function BoxStamp({ size, image, lines }: BoxStampProps) {
  const { width, height } = size;
  const { fontSize, drawingHeight, baselines } = layOutStamp(
    size,
    lines.map(({ length }) => length * averageCharacterWidth),
  );
  return (
    <svg className={classes.stamp} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image
        href={image}
        x="0"
        y="0"
        width={width}
        height={drawingHeight}
        preserveAspectRatio="xMidYMid meet"
      />
      {lines.map((line, index) => (
        <text key={line} x={width / 2} y={baselines[index]} fontSize={fontSize} textAnchor="middle">
          {line}
        </text>
      ))}
    </svg>
  );
}
