import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { usePress } from '../presses/use-press.ts';
import classes from './button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its name, for screen readers and as a hint under the pointer. */
  readonly label: string;
  readonly kind?: 'quiet' | 'secondary' | 'primary';
  readonly size?: 's' | 'm';
}

/** A button that is an icon; its target is 44 px on a phone. */
export function IconButton({ icon, label, kind = 'quiet', size = 'm', className, ...rest }: IconButtonProps) {
  const handleClick = usePress(rest.onClick);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classes.button, classes.iconOnly, className)}
      data-kind={kind}
      data-size={size}
      onClick={handleClick}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
