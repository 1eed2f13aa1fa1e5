import type { DashboardScreen, ReloadScreen, SignedInFrame } from './signed-in.ts';

interface SignedInParts {
  readonly DashboardScreen: typeof DashboardScreen;
  readonly ReloadScreen: typeof ReloadScreen;
  readonly SignedInFrame: typeof SignedInFrame;
}

let loaded: SignedInParts | undefined;

/** The shell's code for who is signed in: announced to their pages, and loaded ahead while somebody types at the sign-in. */
export const signedInParts = {
  find: () => loaded,
  load: async () => (loaded = await import(/* webpackChunkName: "frame" */ './signed-in.ts')),
};
