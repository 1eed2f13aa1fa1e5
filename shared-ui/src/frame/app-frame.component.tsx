import type { ReactNode } from 'react';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './app-frame.module.css';

interface AppFrameProps {
  /** The sidebar of a desktop. */
  readonly side?: ReactNode;
  /** The top bar of a phone, the screen header of a desktop; left out on screens without bars. */
  readonly top?: ReactNode;
  /** The bottom bar of a phone. */
  readonly bottom?: ReactNode;
  /** A line under the top bar: for whom one acts, that the network is gone. With `data-notice`, so that screens leave room for it. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: sidebar or bottom bar, top bar or screen header, and the content. */
export function AppFrame({ side, top, bottom, notice, children }: AppFrameProps) {
  const t = useTexts(startTexts);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      {side && <div className={classes.side}>{side}</div>}
      {top && <div className={classes.top}>{top}</div>}
      <main id="content" className={classes.main} tabIndex={-1}>
        {notice}
        {children}
      </main>
      {bottom && <div className={classes.bottom}>{bottom}</div>}
    </div>
  );
}
