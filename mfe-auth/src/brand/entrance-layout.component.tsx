import type { ReactNode } from 'react';
import { useBoot } from 'shared-api';
import { BrandMark } from 'shared-ui';
import { BrandPanel } from './brand-panel.component.tsx';
import classes from './entrance-layout.module.css';

interface EntranceLayoutProps {
  readonly title: string;
  /** Left out where a result stands in the place of the question that it belonged to. */
  readonly lead?: string | undefined;
  /** At the end of the brand's line. */
  readonly aside?: ReactNode;
  /** Beside the form where there is room for it; by default what the product is. */
  readonly panel?: ReactNode;
  /** Under the form where there is no room beside it; the form does not move when it comes. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The screens before the application: brand, one title, one form. */
export function EntranceLayout({
  title,
  lead,
  aside,
  panel = <BrandPanel />,
  below,
  children,
}: EntranceLayoutProps) {
  const { branding } = useBoot();
  return (
    <div className={classes.entrance} data-below={below ? true : undefined}>
      {panel}
      <div className={classes.side}>
        <header className={classes.head}>
          <BrandMark product={branding.product} />
          {aside}
        </header>
        <div className={classes.content}>
          <div className={classes.words}>
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {children}
        </div>
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
