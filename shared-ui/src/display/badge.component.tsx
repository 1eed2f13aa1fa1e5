import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import classes from './badge.module.css';

/** What a coloured part means; the colour is never the only sign. */
export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A short word or number in a pill. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

interface StatusBadgeProps extends BadgeProps {
  /** By default the one of the tone. */
  readonly icon?: IconName;
}

const toneIcons = {
  neutral: 'unknown',
  success: 'success',
  warning: 'warning',
  error: 'error',
  info: 'info',
  accent: 'activity',
} as const satisfies Record<Tone, IconName>;

/** The state of something, as icon and word. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon name={icon ?? toneIcons[tone]} size="s" />
      <span>{children}</span>
    </span>
  );
}
