import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import classes from './top-bar.module.css';

interface TopBarFigureProps {
  /** What it is: 'Ore di novembre'. On a phone it is read out and not shown. */
  readonly label: string;
  /** As people write it: '152,5'. */
  readonly value: string;
  readonly icon?: IconName;
  /** Whose it is, where it is not one's own; the label says so too. */
  readonly subject?: string | null;
}

/** A figure in the top bar that one wants in sight on every screen, such as the hours total (spec 01 §2). */
export function TopBarFigure({ label, value, icon = 'clock', subject }: TopBarFigureProps) {
  return (
    <p className={classes.figure} title={label}>
      <Icon name={icon} size="s" />
      <span className={classes.figureLabel}>{label}</span>
      {subject && (
        <span className={classes.figureSubject} aria-hidden="true">
          {subject}
        </span>
      )}
      <strong>{value}</strong>
    </p>
  );
}
