import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './stack.module.css';

interface StackProps extends ComponentProps<'div'> {
  /** In steps of 8 px; `s` is 8, `m` 16, `l` 24. */
  readonly gap?: 's' | 'm' | 'l';
}

/** Puts things one under the other. */
export function Stack({ gap = 'm', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(classes.stack, className)} data-gap={gap} />;
}

interface RowProps extends StackProps {
  readonly align?: 'start' | 'end';
}

/** Puts things side by side, and on further lines where there is no room. */
export function Row({ gap = 's', align = 'start', className, ...rest }: RowProps) {
  return <div {...rest} className={classNames(classes.row, className)} data-gap={gap} data-align={align} />;
}
