import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './button.module.css';

/** A button that reads like a link within text: 'Forgot password?', 'Reinvia'. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(classes.textButton, className)} />;
}
