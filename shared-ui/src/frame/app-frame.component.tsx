import type { ReactNode } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './app-frame.module.css';

interface AppFrameProps {
  /** The top bar; left out on screens without bars. */
  readonly top?: ReactNode;
  /** The bottom bar; a rail at the left above 768 px. */
  readonly bottom?: ReactNode;
  /** A line under the top bar: for whom one acts, that the network is gone. With `data-notice`, so that screens leave room for it. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: top bar, content, bottom bar. */
export function AppFrame({ top, bottom, notice, children }: AppFrameProps) {
  const t = useTexts(kitTexts);
  return (
    <div className={classes.frame} data-bare={(!top && !bottom) || undefined}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      {top && <div className={classes.top}>{top}</div>}
      {bottom && <div className={classes.bottom}>{bottom}</div>}
      <main id="content" className={classes.main} tabIndex={-1}>
        {notice}
        {children}
      </main>
    </div>
  );
}
