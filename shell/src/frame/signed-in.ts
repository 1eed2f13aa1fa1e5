/** The shell's code for who is signed in: a chunk of its own, since the sign-in needs none of it (decision 034). */
export { DashboardScreen } from '../dashboard/dashboard.screen.tsx';
export { ReloadScreen } from '../routing/reload.screen.tsx';
export { SignedInFrame } from './signed-in-frame.component.tsx';
