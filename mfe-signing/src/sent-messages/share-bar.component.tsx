import classes from './sent-messages.module.css';

interface ShareBarProps {
  /** 'Letti 3 di 5': what the bar shows, in words. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly tone: 'read' | 'signed';
}

/** A share as a small bar with its numbers in words. */
export function ShareBar({ label, done, total, tone }: ShareBarProps) {
  const share = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <span className={classes.share} data-tone={tone}>
      <span>{label}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} style={{ inlineSize: `${share}%` }} />
      </span>
    </span>
  );
}
