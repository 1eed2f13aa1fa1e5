import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './banner.module.css';

interface BannerProps {
  readonly tone?: 'info' | 'warning' | 'error' | 'success';
  readonly icon?: IconName;
  readonly children: ReactNode;
  /** A button or link at its end. */
  readonly action?: ReactNode;
  /** Gives it a close button. */
  readonly onClose?: () => void;
}

/** A line that stays while something holds: acting for somebody, no network, a hint. */
export function Banner({ tone = 'info', icon, children, action, onClose }: BannerProps) {
  const t = useTexts(startTexts);
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icon ?? tone} label={t(tone)} />
      <div className={classes.text}>{children}</div>
      {action}
      {onClose && <IconButton icon="close" size="s" label={t('close')} onClick={onClose} />}
    </div>
  );
}
