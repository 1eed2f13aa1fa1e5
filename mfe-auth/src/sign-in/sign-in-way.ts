import type { LoginOutcome } from 'shared-api/contracts/auth';

/** What a further way in is given. */
export interface SignInWayProps {
  /** The server answered as to a password: the login goes on with what is due now. */
  readonly onFirstFactor: (outcome: LoginOutcome) => void;
}
