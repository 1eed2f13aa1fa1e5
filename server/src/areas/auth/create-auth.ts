import type { Audit } from '../../platform/audit/audit.service.ts';
import type { Clock } from '../../platform/clock.ts';
import { createCodeLimits } from '../../platform/codes/code-limits.ts';
import type { Codes } from '../../platform/codes/codes.service.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Deliveries } from '../../platform/deliveries/deliveries.service.ts';
import type { Jobs } from '../../platform/jobs/jobs.service.ts';
import type { OneTimeLinks } from '../../platform/one-time-links/one-time-links.service.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limit.service.ts';
import type { Sessions } from '../../platform/sessions/sessions.service.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Directory } from '../ports/directory.port.ts';
import { createActingFor } from './acting-for/acting-for.service.ts';
import { createAuthenticatorCode } from './authenticator/authenticator-code.ts';
import { createAuthenticatorFeature } from './authenticator/create-authenticators.ts';
import { createKnownDevices } from './devices/known-devices.service.ts';
import { createLanguages } from './language/language.service.ts';
import { createLoginCode } from './sign-in/login-code.ts';
import { createLoginTracking } from './sign-in/login-tracking.service.ts';
import { createNotificationChoices } from './notifications/notifications.service.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { createOwnPassword } from './passwords/own-password.ts';
import { createPasskeyFeature } from './passkeys/create-passkeys.ts';
import { createPasswordChange } from './passwords/password-change.service.ts';
import { createPasswords } from './passwords/passwords.service.ts';
import { createQrLoginLimits } from './qr-login/qr-login-limits.ts';
import { createQrLogin } from './qr-login/qr-login.service.ts';
import { createEmailChangeCode } from './profile/email-change-code.ts';
import { createEmailChange, type EmailChanged } from './profile/email-change.service.ts';
import { createPhoneChangeCode } from './profile/phone-change-code.ts';
import { createPhoneChange } from './profile/phone-change.service.ts';
import { createProfiles } from './profile/profile.service.ts';
import { createRecoveryLimits } from './recovery/recovery-limits.ts';
import { createRecovery } from './recovery/recovery.service.ts';
import { createRegistrationService } from './registrations/registrations.service.ts';
import { createRemoval } from './removal/removal.service.ts';
import { createOwnSessions } from './sessions/own-sessions.service.ts';
import { createSessionView, type GuestFacts } from './sessions/session-view.service.ts';
import { createFinishSignIn } from './sign-in/finish-sign-in.ts';
import { createPassFirstFactor } from './sign-in/first-factor.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createConfirmSignUp } from './sign-up/confirm-sign-up.service.ts';
import { createSignUpLimits } from './sign-up/sign-up-limits.ts';
import { createSignUp } from './sign-up/sign-up.service.ts';

interface AuthDependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  rateLimits: RateLimits;
  codes: Codes;
  oneTimeLinks: OneTimeLinks;
  jobs: Jobs;
  audit: Audit;
  sealer: SecretBox;
  deliveries: Deliveries;
  directory: Directory;
  passwordHasher: PasswordHasher;
  publicUrl: string;
  product: { readonly id: string; readonly name: string; readonly accent: string };
  /** Reads the receiver of the document that a guest came for. */
  describeGuest(documentId: string): Promise<GuestFacts | undefined>;
  /** Tells other areas, in the same transaction, that a person has another address now. */
  onEmailChanged: EmailChanged;
}

/** The services of the auth area. */
export type AuthServices = ReturnType<typeof createAuth>;

/** Makes the services of the auth area. */
export function createAuth(dependencies: AuthDependencies) {
  const { db, clock, codes, sessions, product, publicUrl, passwordHasher: passwords } = dependencies;
  const limits = createSignInLimits(dependencies.rateLimits);
  const knownDevices = createKnownDevices(dependencies);
  const finishSignIn = createFinishSignIn({ ...dependencies, knownDevices, productId: product.id });
  const passFirstFactor = createPassFirstFactor({ db, sessions, finishSignIn });
  const login = createLoginCode({ db, finishSignIn, product: product.name, publicUrl });
  const authenticator = createAuthenticatorCode({ db, product: product.name });
  const newmail = createEmailChangeCode({ db, product: product.name });
  const newphone = createPhoneChangeCode({ db, product: product.name, publicUrl });
  codes.handle({ login, authenticator, newmail, newphone });
  const codeLimits = createCodeLimits(dependencies.rateLimits);
  const ownPassword = createOwnPassword({ ...dependencies, passwords });
  const actingFor = createActingFor(dependencies);
  return {
    actingFor,
    signIn: createSignIn({ db, limits, knownDevices, passwords, passFirstFactor }),
    ...createAuthenticatorFeature({ ...dependencies, limits: codeLimits, finishSignIn }),
    passwords: createPasswords({ db, clock, sessions, passwords }),
    passwordChange: createPasswordChange({ ...dependencies, passwords, ownPassword }),
    recovery: createRecovery({
      ...dependencies,
      passwords,
      limits: createRecoveryLimits(dependencies.rateLimits),
      signInLimits: limits,
      codeLimits,
      knownDevices,
    }),
    ...createPasskeyFeature({ ...dependencies, finishSignIn, ownPassword }),
    qrLogin: createQrLogin({
      ...dependencies,
      passFirstFactor,
      limits: createQrLoginLimits(dependencies.rateLimits),
    }),
    signUp: createSignUp({ ...dependencies, limits: createSignUpLimits(dependencies.rateLimits) }),
    confirmSignUp: createConfirmSignUp({ ...dependencies, passwords }),
    registrations: createRegistrationService(dependencies),
    tracking: createLoginTracking({ db, sessions, productId: product.id }),
    ownSessions: createOwnSessions({ db, sessions }),
    languages: createLanguages({ db }),
    notificationChoices: createNotificationChoices(dependencies),
    knownDevices,
    profiles: createProfiles({ ...dependencies, ownPassword }),
    removal: createRemoval(dependencies),
    emailChange: createEmailChange(dependencies),
    phoneChange: createPhoneChange({ ...dependencies, ownPassword }),
    viewSession: createSessionView({ ...dependencies, describeActing: actingFor.describe }),
  };
}
