import type { ManagedOverview } from 'shared-api/contracts/signing';
import { formatDayInWords, formatWeekday, useLanguage, useTexts, VisuallyHidden } from 'shared-ui';
import classes from './overview.module.css';
import { overviewTexts } from './overview.texts.ts';

const [barWidth, gap, height] = [28, 12, 64];

/** A bar for each day of a week, and the same as a table for who does not see it. */
export function WeekChart({ days }: { readonly days: ManagedOverview['signedByDay'] }) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const highest = Math.max(1, ...days.map(({ total }) => total));
  const width = days.length * (barWidth + gap) - gap;
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${width} ${height + 36}`} aria-hidden>
        {days.map(({ day, total }, index) => {
          const x = index * (barWidth + gap);
          const bar = total === 0 ? 2 : Math.max(6, (total / highest) * height);
          return (
            <g key={day} data-empty={total === 0 || undefined}>
              <rect x={x} y={height + 16 - bar} width={barWidth} height={bar} rx={Math.min(4, bar / 2)} />
              {total > 0 && (
                <text className={classes.value} x={x + barWidth / 2} y={height + 11 - bar}>
                  {total}
                </text>
              )}
              <text x={x + barWidth / 2} y={height + 32}>
                {formatWeekday(day, language)}
              </text>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('week')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('total')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, total }) => (
              <tr key={day}>
                <th scope="row">{formatDayInWords(day, language)}</th>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
