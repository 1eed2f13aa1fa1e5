/** Who may do what, for every session: the auth area knows. */
export { loadPrincipal } from './areas/auth/session-view.service.ts';
