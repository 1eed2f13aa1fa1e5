import { useEffect, useState } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1; left out while nobody knows. */
  readonly value?: number | undefined;
  /** What is going on, in words; shown above the bar. */
  readonly label?: string;
  /** Milliseconds until it shows, so that quick work doesn't flicker. */
  readonly delay?: number;
}

const longWork = 1000;

/** For work that takes longer than a second; it keeps its place free until then. */
export function ProgressBar({ value, label, delay = longWork }: ProgressBarProps) {
  const t = useTexts(kitTexts);
  const isShown = useDelay(delay);
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  if (!isShown) return <div className={classes.place} data-labelled={label !== undefined || undefined} />;
  return (
    <div className={classes.place} data-labelled={label !== undefined || undefined}>
      {label !== undefined && (
        <div className={classes.words} aria-hidden="true">
          <span>{label}</span>
          {percent !== undefined && <span>{`${percent}%`}</span>}
        </div>
      )}
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label ?? t('loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div
          className={classes.fill}
          data-unknown={percent === undefined || undefined}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}

function useDelay(delay: number): boolean {
  const [isOver, setIsOver] = useState(delay <= 0);
  useEffect(() => {
    if (delay <= 0) return;
    const timer = setTimeout(() => setIsOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
