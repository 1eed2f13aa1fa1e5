import type { ReactNode } from 'react';
import classes from './viewer-layout.module.css';

interface ViewerLayoutProps {
  /** What the screen says and offers about the file: a column beside it on a desktop, a line above it on a phone. */
  readonly head: ReactNode;
  /** What lies over the top of the pages on a phone, and in the column on a desktop. */
  readonly over?: ReactNode;
  /** The viewer. */
  readonly children: ReactNode;
}

/** A screen that is a viewer: it fills the window between the bars. The head takes little of a phone, where the document needs the room. */
export function ViewerLayout({ head, over, children }: ViewerLayoutProps) {
  return (
    <div className={classes.layout} data-over={over ? true : undefined}>
      <div className={classes.side}>
        <div className={classes.head}>{head}</div>
        {over && <div className={classes.over}>{over}</div>}
      </div>
      {children}
    </div>
  );
}
