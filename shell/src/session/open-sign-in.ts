import { navigateFromPlace } from 'shared-ui';
import { paths } from '../routing/paths.ts';

/** Has the browser begin anew at the sign-in. The steps of what was open go first: one that is under way would end the loading. */
export function openSignIn(): void {
  void navigateFromPlace(() => window.location.assign(paths.signIn));
}
