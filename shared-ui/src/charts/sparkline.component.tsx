import { useTexts } from 'shared-ui';
import classes from './charts.module.css';
import { chartsTexts } from './charts.texts.ts';

interface SparklineProps {
  readonly label: string;
  /** Oldest first; at least one. */
  readonly values: readonly number[];
  readonly format?: (value: number) => string;
}

const width = 100;
const height = 32;
const margin = 3;

/** How a quantity went, as a line within text; read out by its ends and its limits. */
export function Sparkline({ label, values, format = String }: SparklineProps) {
  const t = useTexts(chartsTexts);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => ({
    x: margin + (index / Math.max(1, values.length - 1)) * (width - 2 * margin),
    y: height - margin - ((value - min) / (max - min || 1)) * (height - 2 * margin),
  }));
  const last = points.at(-1);
  const words = {
    label,
    first: format(values[0] ?? 0),
    last: format(values.at(-1) ?? 0),
    min: format(min),
    max: format(max),
  };
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('trend', words)}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={margin} />}
    </svg>
  );
}
