import type { ReactNode } from 'react';
import classes from './top-bar.module.css';

interface TopBarProps {
  /** Usually the home button. */
  readonly start?: ReactNode;
  /** The heading of the screen. */
  readonly title: string;
  /** A quiet word beside the title: the person's name, the hours. */
  readonly subtitle?: string;
  /** Figures that one wants in sight on every screen: `TopBarFigure`. */
  readonly figures?: ReactNode;
  readonly end?: ReactNode;
}

/** The bar at the top of a phone: where one is, who one is. */
export function TopBar({ start, title, subtitle, figures, end }: TopBarProps) {
  return (
    <header className={classes.bar}>
      {start && <div className={classes.side}>{start}</div>}
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1} data-screen-title>
          {title}
        </h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {figures}
      {end && <div className={classes.side}>{end}</div>}
    </header>
  );
}
