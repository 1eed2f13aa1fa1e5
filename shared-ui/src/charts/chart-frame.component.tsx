import type { ReactNode } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { Legend, useScrollStop, useTexts } from 'shared-ui';
import classes from './charts.module.css';
import { chartsTexts } from './charts.texts.ts';

/** What a part of a chart is; its place in the list gives it a pattern as well as a colour. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: 'accent' | 'success' | 'warning' | 'error' | 'info' | 'neutral';
}

interface ChartFrameProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly series: readonly ChartSeries[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The picture, which screen readers leave out for the table. */
  readonly children: ReactNode;
}

/** A chart with its name, what its patterns mean, and the same numbers as a table. */
export function ChartFrame({ label, isLabelHidden = false, series, head, rows, children }: ChartFrameProps) {
  const t = useTexts(chartsTexts);
  const stop = useScrollStop<HTMLDivElement>();
  return (
    <figure className={classes.figure} aria-label={label}>
      {!isLabelHidden && <figcaption className={classes.label}>{label}</figcaption>}
      <div aria-hidden="true">{children}</div>
      {series.length > 1 && (
        <Legend
          entries={series.map(({ id, label: text, tone }, index) => ({
            id,
            sign: <span className={classes.swatch} data-tone={tone} data-pattern={index} />,
            text,
          }))}
        />
      )}
      <details className={classes.data}>
        <summary>{t('table')}</summary>
        <div {...stop} className={classes.scroll} role="group" aria-label={label}>
          <table aria-label={label}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
