import { paths } from '../routing/paths.ts';

/** Has the browser begin anew at the sign-in. */
export function openSignIn(): void {
  window.location.assign(paths.signIn);
}
