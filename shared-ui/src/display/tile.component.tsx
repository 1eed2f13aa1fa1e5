import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon.component.tsx';
import { Skeleton } from './skeleton.component.tsx';
import { WaitingWords } from './waiting-words.component.tsx';
import classes from './tile.module.css';

interface TileProps {
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: string;
  /** A number or '10+' that waits; read out after the label, with the words for it. */
  readonly count?: string;
  /** What the count counts, for who points at it. */
  readonly countLabel?: string;
  /** Whether the count is on its way. */
  readonly isCounting?: boolean;
}

/** A way into an area, on the dashboard. */
export function Tile({ to, label, hint, icon, count, countLabel, isCounting = false }: TileProps) {
  return (
    <Link to={to} className={classes.tile} aria-busy={isCounting || undefined}>
      <span className={classes.icon}>
        <Icon name={icon} size="l" />
      </span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </span>
      {isCounting && (
        <span className={classes.counting}>
          <Skeleton />
        </span>
      )}
      {count && (
        <>
          <span className={classes.count} title={countLabel} aria-hidden="true">
            {count}
          </span>
          <WaitingWords number={count} />
        </>
      )}
      <Icon name="next" size="s" />
    </Link>
  );
}

/** Lays tiles out: one column on a phone, as many as fit on a desktop. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
