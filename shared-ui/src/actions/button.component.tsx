import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.component.tsx';
import type { IconName } from '../icons/icon-sources.ts';
import { usePress } from '../presses/use-press.ts';
import classes from './button.module.css';

/** How a button looks. */
export interface ButtonLook {
  /** One `primary` a screen; `danger` destroys something; `quiet` has no frame. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 's' | 'm';
  readonly icon?: IconName;
  /** Takes the whole width it is given. */
  readonly isWide?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode;
  /** Shows that its action is under way, and ignores a second press. */
  readonly isBusy?: boolean;
  /** Whether it goes on by one: it is pressed in a row, and each press counts. */
  readonly isStep?: boolean;
}

/** A button with words: a double press is one, and none falls into a promise that its handler has answered. */
export function Button(props: ButtonProps) {
  const { isBusy = false, isStep = false, children, type = 'button', onClick, ...rest } = props;
  const { look, others } = splitLook(rest);
  const handleClick = usePress(onClick, { isOnce: !isStep, isHeld: isBusy });
  return (
    <button
      {...others}
      {...lookProps(look)}
      type={type}
      className={classNames(classes.button, rest.className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {isBusy ? <span className={classes.wheel} /> : look.icon && <Icon name={look.icon} />}
      <span>{children}</span>
    </button>
  );
}

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {
  readonly children: ReactNode;
}

/** A link of the application that looks like a button. */
export function LinkButton({ children, ...rest }: LinkButtonProps) {
  const { look, others } = splitLook(rest);
  return (
    <Link {...others} {...lookProps(look)} className={classNames(classes.button, rest.className)}>
      {look.icon && <Icon name={look.icon} />}
      <span>{children}</span>
    </Link>
  );
}

interface AnchorButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the application that looks like a button: into another app of the device, to a file. */
export function AnchorButton({ children, ...rest }: AnchorButtonProps) {
  const { look, others } = splitLook(rest);
  return (
    <a {...others} {...lookProps(look)} className={classNames(classes.button, rest.className)}>
      {look.icon && <Icon name={look.icon} />}
      <span>{children}</span>
    </a>
  );
}

function splitLook<Props extends ButtonLook>(props: Props) {
  const { kind, size, icon, isWide, ...others } = props;
  return { look: { kind, size, icon, isWide }, others };
}

function lookProps({ kind = 'secondary', size = 'm', isWide }: Partial<Record<keyof ButtonLook, unknown>>) {
  return { 'data-kind': String(kind), 'data-size': String(size), 'data-wide': isWide ? '' : undefined };
}
