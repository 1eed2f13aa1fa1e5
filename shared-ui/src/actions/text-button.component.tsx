import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { usePress } from '../presses/use-press.ts';
import classes from './button.module.css';

/** A button that reads like a link within text: 'Forgot password?', 'Reinvia'. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  const handleClick = usePress(rest.onClick, { isOnce: true, isHeld: rest['aria-disabled'] === true });
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      className={classNames(classes.textButton, className)}
    />
  );
}

/** A link of the application with the look of a `TextButton`. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(classes.textButton, className)} />;
}
