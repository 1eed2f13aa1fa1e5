import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** The screen's heading. */
  readonly title?: string;
  /** A line under the heading. */
  readonly subtitle?: ReactNode;
  /** At the end of the heading's line: a search, a refresh button. */
  readonly aside?: ReactNode;
  /** `narrow` 480 px for forms, `normal` 800 px, `wide` 1200 px, `full` all there is. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'full';
  /** In the middle of the screen, for screens without bars. */
  readonly isCentred?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen: its margins, its width, its heading. */
export function Page({ title, subtitle, aside, width = 'normal', isCentred, children }: PageProps) {
  return (
    <div className={classes.page} data-width={width} data-centred={isCentred || undefined}>
      {(title || aside) && (
        <header className={classes.head}>
          <div className={classes.words}>
            {title && <h1>{title}</h1>}
            {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </div>
  );
}
