import { lazyPart } from 'shared-ui';
import type { DueFactor } from './use-sign-in.ts';
import { withData } from './with-data.ts';

const SignInCodeDialog = lazyPart(() =>
  import(/* webpackChunkName: "login-code" */ './sign-in-code-dialog.component.tsx').then(
    (m) => m.SignInCodeDialog,
  ),
);
const AuthenticatorDialog = lazyPart(() =>
  withData(
    import(/* webpackChunkName: "authenticator" */ '../authenticator/authenticator.dialog.tsx').then(
      (m) => m.AuthenticatorDialog,
    ),
  ),
);

interface SecondFactorProps extends DueFactor {
  /** What the factor is asked for, where that is more than signing in. */
  readonly lead?: string | undefined;
  readonly onEntered: () => void;
  readonly onClose: () => void;
}

/** The popup of the second factor that is due. */
export function SecondFactor({ kind, ...factor }: SecondFactorProps) {
  if (kind === 'authenticator') {
    const { username, lead, onEntered, onClose } = factor;
    return <AuthenticatorDialog username={username} lead={lead} onDone={onEntered} onClose={onClose} />;
  }
  return <SignInCodeDialog {...factor} channel={kind} />;
}
