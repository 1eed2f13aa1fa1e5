import type { ComponentType } from 'react';
import { RecoveryLink } from '../recovery/recovery-link.component.tsx';
import { SignUpLink } from '../sign-up/sign-up-link.component.tsx';
import classes from './sign-in-links.module.css';

/** Each a `TextButton` or a link: who cannot sign in finds the way here. */
const links: readonly { readonly name: string; readonly Link: ComponentType }[] = [
  { name: 'recovery', Link: RecoveryLink },
  { name: 'sign-up', Link: SignUpLink },
];

/** The row of links at the foot of the form: forgotten password, sign-up. */
export function SignInLinks() {
  return (
    <div className={classes.links}>
      {links.map(({ name, Link }) => (
        <Link key={name} />
      ))}
    </div>
  );
}
