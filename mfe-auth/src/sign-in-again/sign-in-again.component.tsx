import { useLocation } from 'react-router-dom';
import { signInStateFor } from 'shared-api';
import type { SignInAgainProps } from 'shared-ui';
import { CompanyWay } from '../company-sign-in/company-way.component.tsx';
import { SignInForm } from '../sign-in/sign-in-form.component.tsx';
import { OtherWays } from '../sign-in/sign-in-ways.component.tsx';
import { SecondFactor } from '../sign-in/second-factor.component.tsx';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { PasskeyWay } from '../passkeys/login/passkey-way.component.tsx';
import classes from './sign-in-again.module.css';
import { useFinishAgain } from './use-finish-again.ts';

/** Signing in again over a screen whose session ended: as at the login, for the person whose screen it is and nobody else. */
export function SignInAgain({ session, onSignedIn }: SignInAgainProps) {
  const { submit, isBusy, factor, proceed, cancel, complete } = useSignIn(useFinishAgain(onSignedIn));
  const { username, userId, hasPasskeys } = session;
  const { pathname, search } = useLocation();
  return (
    <div className={classes.ways}>
      <SignInForm username={username} onSubmit={submit} isBusy={isBusy} />
      {hasPasskeys && canUsePasskeys() && (
        <OtherWays>
          <PasskeyWay userId={userId} onFirstFactor={proceed} />
        </OtherWays>
      )}
      <CompanyWay typed={username} wanted={signInStateFor(pathname + search)} staysHere />
      {factor && <SecondFactor {...factor} onEntered={complete} onClose={cancel} />}
    </div>
  );
}
