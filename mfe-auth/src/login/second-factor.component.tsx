import { LoginCodeDialog } from './login-code-dialog.component.tsx';
import type { DueFactor } from './use-sign-in.ts';

interface SecondFactorProps extends DueFactor {
  readonly onEntered: () => void;
  readonly onClose: () => void;
}

/** The popup of the second factor that is due. */
export function SecondFactor({ kind, ...factor }: SecondFactorProps) {
  if (kind === 'authenticator') return null;
  return <LoginCodeDialog {...factor} channel={kind} />;
}
