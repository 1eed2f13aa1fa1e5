import type { ComponentType } from 'react';
import classes from './login-links.module.css';

/** Each a `TextButton` or a link: who cannot sign in finds the way here. */
const links: readonly { readonly name: string; readonly Link: ComponentType }[] = [];

/** The row of links at the foot of the form: forgotten password, sign-up. */
export function LoginLinks() {
  if (links.length === 0) return null;
  return (
    <div className={classes.links}>
      {links.map(({ name, Link }) => (
        <Link key={name} />
      ))}
    </div>
  );
}
