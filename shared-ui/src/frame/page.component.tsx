import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** The heading of a screen without bars; in the frame it is the screen's declared title. */
  readonly title?: string;
  /** A line before the content: what the screen is for. */
  readonly lead?: ReactNode;
  /** At the end of that line: a search, a refresh button. */
  readonly aside?: ReactNode;
  /** `narrow` 480 px for forms, `normal` 800 px, `wide` 1200 px, `full` all there is. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'full';
  /** In the middle of the screen, for screens without bars. */
  readonly isCentred?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen: its margins and its width. Beside the sidebar it begins at one left edge, whatever its width. */
export function Page({ title, lead, aside, width = 'normal', isCentred, children }: PageProps) {
  return (
    <div className={classes.page} data-width={width} data-centred={isCentred || undefined}>
      {(title || lead || aside) && (
        <header className={classes.head}>
          {(title || lead) && (
            <div className={classes.words}>
              {title && <h1>{title}</h1>}
              {lead && <div className={classes.lead}>{lead}</div>}
            </div>
          )}
          {aside}
        </header>
      )}
      {children}
    </div>
  );
}
