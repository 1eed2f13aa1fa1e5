import { useTexts } from 'shared-ui';
import { ChartFrame, type ChartSeries } from './chart-frame.component.tsx';
import classes from './charts.module.css';
import { chartsTexts } from './charts.texts.ts';

/** A bar: a day, a week, a month. */
interface ChartBar {
  /** Its name in the table; unique. */
  readonly name: string;
  /** What stands under it, kept short; by default its name. */
  readonly short?: string;
  /** By the ids of the series; what is left out is 0. */
  readonly values: Readonly<Record<string, number | undefined>>;
}

interface BarChartProps {
  readonly label: string;
  /** What a bar is made of, from below: at most four. */
  readonly series: readonly ChartSeries[];
  readonly bars: readonly ChartBar[];
  readonly format?: (value: number) => string;
}

/** More names than these do not fit under the bars of a phone. */
const maxNames = 8;

/** Quantities by day, week or month, as bars of one or more parts. */
export function BarChart({ label, series, bars, format = String }: BarChartProps) {
  const t = useTexts(chartsTexts);
  const valueOf = ({ values }: ChartBar, id: string) => values[id] ?? 0;
  const totalOf = (bar: ChartBar) => series.reduce((sum, { id }) => sum + valueOf(bar, id), 0);
  const top = Math.max(...bars.map(totalOf), 0);
  const everyName = Math.ceil(bars.length / maxNames);
  const hasTotal = series.length > 1;
  const head = [t('what'), ...series.map((one) => one.label), ...(hasTotal ? [t('total')] : [])];
  const rows = bars.map((bar) => [
    bar.name,
    ...series.map(({ id }) => format(valueOf(bar, id))),
    ...(hasTotal ? [format(totalOf(bar))] : []),
  ]);
  return (
    <ChartFrame label={label} series={series} head={head} rows={rows}>
      <div className={classes.plot}>
        <span className={classes.top}>{format(top)}</span>
        {bars.map((bar, index) => (
          <div key={bar.name} className={classes.column} title={`${bar.name}: ${format(totalOf(bar))}`}>
            <div className={classes.bar}>
              {series.map(({ id, tone }, place) => (
                <span
                  key={id}
                  className={classes.part}
                  data-tone={tone}
                  data-pattern={place}
                  style={{ blockSize: `${top === 0 ? 0 : (valueOf(bar, id) / top) * 100}%` }}
                />
              ))}
            </div>
            <span className={classes.name}>{index % everyName === 0 && (bar.short ?? bar.name)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
