import type { SignInAgainProps } from 'shared-ui';
import { LoginForm } from '../login/login-form.component.tsx';
import { SecondFactor } from '../login/second-factor.component.tsx';
import { useSignIn } from '../login/use-sign-in.ts';
import { useFinishAgain } from './use-finish-again.ts';

/** Signing in again over a screen whose session ended: as at the login, for the person whose screen it is. */
export function SignInAgain({ session, onSignedIn }: SignInAgainProps) {
  const { submit, isBusy, factor, leave, enter } = useSignIn(useFinishAgain(onSignedIn));
  return (
    <>
      <LoginForm username={session.username} onSubmit={submit} isBusy={isBusy} />
      {factor && <SecondFactor {...factor} onEntered={enter} onClose={leave} />}
    </>
  );
}
