import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, refreshBoot, wantedAddress } from 'shared-api';
import { notify, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { loadSignInCalls } from './load-sign-in-calls.ts';
import { useBusy } from './use-busy.ts';

/** Somebody signed in a moment ago, and is not: the browser let go of the cookie, whatever it says of itself. */
class SessionNotKept extends Error {}

/** What follows the last factor, by whichever way it was given. */
export interface Finishing {
  readonly finish: () => void;
  readonly isPending: boolean;
}

/** What follows the last factor (spec 01 §4): the first password if it is due, else the login is recorded; then on. */
export function useFinishSignIn(): Finishing {
  const t = useTexts(authTexts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isBusy, run } = useBusy();
  const goOn = async () => {
    const { session } = await refreshBoot();
    if (!session) throw new SessionNotKept();
    const isPasswordDue = !session.hasChangedPassword;
    if (!isPasswordDue) void recordLogin();
    const wanted = wantedAddress(state, session?.userId ?? '') ?? '/dash';
    await navigate(isPasswordDue ? '/changepasswordinitial' : wanted, { replace: true });
  };
  const finish = () =>
    void run(goOn).catch((error: unknown) =>
      notify.error(t(error instanceof SessionNotKept ? 'login.notKept' : 'login.failedAfterCode')),
    );
  return { finish, isPending: isBusy };
}

/** Records the login. A failure is shown, and the person is signed in all the same. */
export async function recordLogin(): Promise<void> {
  try {
    await (await loadSignInCalls()).sendLogin();
  } catch (error) {
    if (error instanceof ApiError && error.message) notify.error(error.message, { duration: 'failure' });
  }
}
