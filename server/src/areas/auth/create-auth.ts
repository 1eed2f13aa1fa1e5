import { createCodeLimits } from '../../platform/codes/code-limits.ts';
import type { PersonalDataService } from '../../platform/personal-data/personal-data.service.ts';
import type { EmailChanged, GuestFacts, People, WaysInEnded } from '../ports/people.port.ts';
import type { Settings } from '../ports/settings.port.ts';
import type { AuthPlatform } from './auth-platform.ts';
import { createAdministratorService } from './administrators/administrators.service.ts';
import { createPowerNotices } from './administrators/power-notices.ts';
import { createActingForService } from './acting-for/acting-for.service.ts';
import { createAuthenticatorCode } from './authenticator/authenticator-code.ts';
import { createAuthenticatorFeature } from './authenticator/authenticator.feature.ts';
import { createFirstRun } from './first-run/first-run.service.ts';
import { createCompanyAccounts } from './company-sign-in/company-account.ts';
import { createCompanySignInFeature } from './company-sign-in/company-sign-in.feature.ts';
import { createWaitingLinks } from './company-sign-in/waiting-links.ts';
import { createKnownDeviceService } from './devices/known-devices.service.ts';
import { createLanguageService } from './language/language.service.ts';
import { createLoginCode } from './sign-in/login-code.ts';
import { createLoginTrackingService } from './sign-in/login-tracking.service.ts';
import { createLinkLimits } from './one-time-link-limits.ts';
import { createDeviceNotifications } from './notifications/device-notifications.service.ts';
import { createLeaveOut } from './notifications/leave-out.ts';
import { createNotificationService } from './notifications/notifications.service.ts';
import { createOwnPassword } from './passwords/own-password.ts';
import { createPasskeyFeature } from './passkeys/passkeys.feature.ts';
import { createPasswordChangeService } from './passwords/password-change.service.ts';
import { createPasswordStrength } from './passwords/password-strength.ts';
import { createPasswordService } from './passwords/passwords.service.ts';
import { createEarlierLeavers } from './personal-data/earlier-leavers.ts';
import { createErasePerson } from './personal-data/erase-person.ts';
import { createPersonKeys } from './personal-data/person-keys.ts';
import { createPersonalDataService } from './personal-data/personal-data.service.ts';
import { createQrLoginLimits } from './qr-login/qr-login-limits.ts';
import { createQrLoginService } from './qr-login/qr-login.service.ts';
import { createContactsFeature } from './contacts/contacts.feature.ts';
import { createEmailChangeCode } from './contacts/email-change-code.ts';
import { createEndWaysIn } from './contacts/end-ways-in.ts';
import { createConfirmAddress } from './contacts/first-use.ts';
import { createPhoneChangeCode } from './contacts/phone-change-code.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createRecoveryLimits } from './recovery/recovery-limits.ts';
import { createRecoveryService } from './recovery/recovery.service.ts';
import { createRegistrationService } from './registrations/registrations.service.ts';
import { createRemovalService } from './removal/removal.service.ts';
import { createOwnSessionService } from './sessions/own-sessions.service.ts';
import { createSessionView } from './sessions/session-view.service.ts';
import { createFinishSignIn, createOpenStaffSession } from './sign-in/finish-sign-in.ts';
import { createPassFirstFactor } from './sign-in/first-factor.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createStrongDemands } from './strong-sign-in/strong-demand.ts';
import { createStrongSignIn } from './strong-sign-in/strong-sign-in.service.ts';
import { createAccounts } from './users/accounts.service.ts';
import { createConfirmSignUpService } from './sign-up/confirm-sign-up.service.ts';
import { createSignUpLimits } from './sign-up/sign-up-limits.ts';
import { createSignUpService } from './sign-up/sign-up.service.ts';

/** What the area needs of other areas, beside the platform. */
interface AuthDependencies extends AuthPlatform {
  /** Reads the receiver of the document that a guest came for. */
  describeGuest(documentId: string): Promise<GuestFacts | undefined>;
  /** Informs other areas, in the same transaction, that a person has another address now. */
  onEmailChanged: EmailChanged;
  /** Has other areas end what they gave out to read for a person. */
  onWaysInEnded: WaysInEnded;
  /** Whether somebody wants a mail. */
  readonly wantsMail: People['wantsMail'];
  /** What is held of people, in every area. */
  readonly personalData: PersonalDataService;
  readonly termMonths: Settings['termMonths'];
}

/** The services of the auth area. */
export type AuthServices = ReturnType<typeof createAuth>;

/** Makes the services of the auth area. */
export function createAuth(dependencies: AuthDependencies) {
  const { db, clock, audit, codes, sessions, product, publicUrl, passwordHasher: passwords } = dependencies;
  const limits = createSignInLimits(dependencies.rateLimits);
  const knownDevices = createKnownDeviceService(dependencies);
  const ownPassword = createOwnPassword({ ...dependencies, passwords });
  const demands = createStrongDemands(dependencies);
  const strongSignIn = createStrongSignIn({ ...dependencies, demands, ownPassword });
  const companyAccounts = createCompanyAccounts(dependencies);
  const waitingLinks = createWaitingLinks({ ...dependencies, accounts: companyAccounts });
  const entering = { ...dependencies, knownDevices, strongSignIn, waitingLinks };
  const openStaffSession = createOpenStaffSession(entering);
  const finishSignIn = createFinishSignIn({ ...dependencies, openStaffSession, productId: product.id });
  const passFirstFactor = createPassFirstFactor({ ...dependencies, finishSignIn, demands });
  const { notedRows } = dependencies;
  const named = { db, clock, audit, notedRows, demands, product: product.name, publicUrl };
  const login = createLoginCode({ ...named, openStaffSession });
  const authenticator = createAuthenticatorCode(named);
  const newmail = createEmailChangeCode({ db, product: product.name });
  const newphone = createPhoneChangeCode({ db, product: product.name, publicUrl });
  dependencies.unsubscribing.offer(createLeaveOut(dependencies));
  codes.handle({ login, authenticator, newmail, newphone });
  const codeLimits = createCodeLimits(dependencies.rateLimits);
  const requireStrongPassword = createPasswordStrength(dependencies);
  const linkLimits = createLinkLimits(dependencies.rateLimits);
  const actingFor = createActingForService(dependencies);
  const endWaysIn = createEndWaysIn(dependencies);
  const { settleContacts, proposeContacts, ...contacts } = createContactsFeature({
    ...dependencies,
    ownPassword,
    linkLimits,
    endWaysIn,
  });
  const findPersonKeys = createPersonKeys(dependencies);
  const erasePerson = createErasePerson({ ...dependencies, findPersonKeys });
  const powerNotices = createPowerNotices(dependencies);
  return {
    actingFor,
    accounts: createAccounts({
      ...dependencies,
      passwords,
      endWaysIn,
      erasePerson,
      powerNotices,
      settleContacts,
      proposeContacts,
      requireStrongPassword,
      strongSignIn,
    }),
    strongSignIn,
    demandsStrongSignIn: demands.isDemandedAt,
    confirmAddress: createConfirmAddress(dependencies),
    administrators: createAdministratorService(dependencies),
    firstRun: createFirstRun({ ...dependencies, requireStrongPassword, linkLimits, openStaffSession }),
    signIn: createSignInService({ db, audit, limits, knownDevices, passwords, passFirstFactor }),
    ...createAuthenticatorFeature({
      ...dependencies,
      limits: codeLimits,
      finishSignIn,
      demands,
      strongSignIn,
    }),
    passwords: createPasswordService({ ...dependencies, passwords, requireStrongPassword }),
    passwordChange: createPasswordChangeService({
      ...dependencies,
      endWaysIn,
      passwords,
      ownPassword,
      requireStrongPassword,
    }),
    recovery: createRecoveryService({
      ...dependencies,
      endWaysIn,
      passwords,
      limits: createRecoveryLimits(dependencies.rateLimits),
      signInLimits: limits,
      codeLimits,
      knownDevices,
      requireStrongPassword,
      linkLimits,
    }),
    ...createCompanySignInFeature({
      ...dependencies,
      accounts: companyAccounts,
      waitingLinks,
      powerNotices,
      demands,
      finishSignIn,
      passFirstFactor,
    }),
    ...createPasskeyFeature({ ...dependencies, finishSignIn, ownPassword, demands, strongSignIn }),
    qrLogin: createQrLoginService({
      ...dependencies,
      ownPassword,
      passFirstFactor,
      limits: createQrLoginLimits(dependencies.rateLimits),
    }),
    signUp: createSignUpService({ ...dependencies, limits: createSignUpLimits(dependencies.rateLimits) }),
    confirmSignUp: createConfirmSignUpService({
      ...dependencies,
      passwords,
      requireStrongPassword,
      linkLimits,
    }),
    registrations: createRegistrationService(dependencies),
    tracking: createLoginTrackingService({ db, sessions, audit, productId: product.id }),
    ownSessions: createOwnSessionService({ db, sessions, audit }),
    languages: createLanguageService({ db }),
    notificationChoices: createNotificationService(dependencies),
    deviceNotifications: createDeviceNotifications(dependencies),
    knownDevices,
    profiles: createProfileService({ ...dependencies, ownPassword, proposeContacts }),
    removal: createRemovalService({ ...dependencies, linkLimits, erasePerson }),
    earlierLeavers: createEarlierLeavers({ ...dependencies, findPersonKeys }),
    personalData: createPersonalDataService({ ...dependencies, ownPassword, findPersonKeys }),
    ...contacts,
    viewSession: createSessionView({ ...dependencies, describeActing: actingFor.describe }),
  };
}
