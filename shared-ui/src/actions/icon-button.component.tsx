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
  /** Why it leads no further, where it does not: said with its name, while it keeps the focus and does nothing. */
  readonly atEnd?: string | undefined;
}

/** A button that is an icon; its target is 44 px on a phone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = 'quiet', size = 'm', className, atEnd, ...rest } = props;
  const handleClick = usePress(atEnd === undefined ? rest.onClick : undefined);
  const name = atEnd === undefined ? label : `${label}: ${atEnd}`;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={atEnd === undefined ? rest['aria-disabled'] : true}
      className={classNames(classes.button, classes.iconOnly, className)}
      data-kind={kind}
      data-size={size}
      onClick={handleClick}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </button>
  );
}
