/** Who may do what, for every session: the auth area knows. */
export { loadPrincipal } from './areas/auth/sessions/session-view.service.ts';
