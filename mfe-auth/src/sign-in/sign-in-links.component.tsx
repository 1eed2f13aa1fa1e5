import { RecoveryLink } from '../recovery/recovery-link.component.tsx';
import { SignUpLink } from '../sign-up/sign-up-link.component.tsx';
import classes from './sign-in-links.module.css';

interface SignInLinksProps {
  /** The user name as it stands in the form. */
  readonly typedUsername: () => string;
}

/** The row of links at the foot of the form: forgotten password, sign-up. */
export function SignInLinks({ typedUsername }: SignInLinksProps) {
  return (
    <div className={classes.links}>
      <RecoveryLink typedUsername={typedUsername} />
      <SignUpLink />
    </div>
  );
}
