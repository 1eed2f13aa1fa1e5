import type { FastifyInstance } from 'fastify';
import { serveActingFor } from './acting-for/acting-for.routes.ts';
import { serveAuthenticators } from './authenticator/authenticator.routes.ts';
import { serveContacts } from './contacts/contacts.routes.ts';
import type { AuthServices } from './create-auth.ts';
import { serveFirstRun } from './first-run/first-run.routes.ts';
import { serveCompanySignIn } from './company-sign-in/company-sign-in.routes.ts';
import { serveLanguage } from './language/language.routes.ts';
import { serveNotifications } from './notifications/notifications.routes.ts';
import { servePasskeys } from './passkeys/passkeys.routes.ts';
import { servePasswords } from './passwords/passwords.routes.ts';
import { servePersonalData } from './personal-data/personal-data.routes.ts';
import { serveQrLogin } from './qr-login/qr-login.routes.ts';
import { serveProfiles } from './profile/profile.routes.ts';
import { serveRecovery } from './recovery/recovery.routes.ts';
import { serveRegistrations } from './registrations/registrations.routes.ts';
import { serveRemoval } from './removal/removal.routes.ts';
import { serveOwnSessions } from './sessions/own-sessions.routes.ts';
import { serveSignIn } from './sign-in/sign-in.routes.ts';
import { serveStrongSignIn } from './strong-sign-in/strong-sign-in.routes.ts';
import { serveSignUp } from './sign-up/sign-up.routes.ts';

/** The calls of the auth area. */
export function serveAuth(app: FastifyInstance, services: AuthServices): void {
  serveActingFor(app, services);
  serveFirstRun(app, services);
  serveSignIn(app, services);
  serveCompanySignIn(app, services);
  serveAuthenticators(app, services);
  servePasswords(app, services);
  serveRecovery(app, services);
  serveQrLogin(app, services);
  servePasskeys(app, services);
  serveStrongSignIn(app, services);
  serveSignUp(app, services);
  serveRegistrations(app, services);
  serveOwnSessions(app, services);
  serveLanguage(app, services);
  serveNotifications(app, services);
  serveProfiles(app, services);
  serveContacts(app, services);
  servePersonalData(app, services);
  serveRemoval(app, services);
}
