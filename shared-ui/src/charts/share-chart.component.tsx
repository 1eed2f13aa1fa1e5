import { useLanguage, useTexts } from 'shared-ui';
import { ChartFrame, type ChartSeries } from './chart-frame.component.tsx';
import classes from './charts.module.css';
import { chartsTexts } from './charts.texts.ts';

interface ShareChartProps {
  readonly label: string;
  /** Where its name stands above it already. */
  readonly isLabelHidden?: boolean;
  /** The parts of the whole: at most four. */
  readonly parts: readonly (ChartSeries & { readonly value: number })[];
  readonly format?: (value: number) => string;
}

/** How a whole is made up, as one bar of parts. */
export function ShareChart({ label, isLabelHidden, parts, format = String }: ShareChartProps) {
  const t = useTexts(chartsTexts);
  const language = useLanguage();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => (whole === 0 ? 0 : value / whole);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const named = parts.map((part) => ({ ...part, label: `${part.label}: ${format(part.value)}` }));
  const rows = parts.map(({ label: name, value }) => [name, format(value), percent.format(shareOf(value))]);
  return (
    <ChartFrame
      label={label}
      isLabelHidden={isLabelHidden}
      series={named}
      head={[t('what'), t('value'), t('share')]}
      rows={rows}
    >
      <div className={classes.whole}>
        {parts.map(({ id, tone, value }, index) => (
          <span
            key={id}
            className={classes.part}
            data-tone={tone}
            data-pattern={index}
            style={{ inlineSize: `${shareOf(value) * 100}%` }}
          />
        ))}
      </div>
    </ChartFrame>
  );
}
