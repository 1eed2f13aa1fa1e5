export {
  createRecoveryCodes,
  disableAuthenticator,
  startAuthenticatorSetup,
  getAuthenticator,
  replaceAuthenticator,
  verifyAuthenticator,
} from './authenticator.contract.ts';
export type { AuthenticatorProof, AuthenticatorSetup } from './authenticator.contract.ts';
export {
  isTimeCode,
  readRecoveryCode,
  recoveryAlphabet,
  recoveryCodeLength,
  showKey,
  showRecoveryCode,
} from './authenticator.rules.ts';
export { saveLanguage } from './language.contract.ts';
export {
  getNotificationChoices,
  notificationKind,
  saveNotificationChoices,
} from './notifications.contract.ts';
export type { NotificationChoices, NotificationKind } from './notifications.contract.ts';
export { checkPassword, changeOwnPassword, saveFirstPassword, changePassword } from './passwords.contract.ts';
export {
  brokenPasswordRules,
  changedPassword,
  changedPasswordRules,
  firstPassword,
  firstPasswordRules,
  typedPassword,
} from './passwords.rules.ts';
export type { PasswordRule, PasswordRuleName } from './passwords.rules.ts';
export { cancelPhone, changePhone, confirmPhone } from './phone-change.contract.ts';
export {
  cancelEmail,
  confirmEmail,
  getOwnProfile,
  getProfile,
  updateProfile,
  profile,
  profileConflict,
  updateOwnProfile,
} from './profile.contract.ts';
export type { Profile, ProfileConflict } from './profile.contract.ts';
export { mayChangeEmail, mayChangePhone, mayEditProfile, mayOpenProfile } from './profile.policy.ts';
export type { ContactsActor, ProfileActor, ProfilePerson } from './profile.policy.ts';
export { personName, profileEmail } from './profile.rules.ts';
export {
  linkSecret,
  openRecoveryLink,
  recoveryResult,
  requestRecovery,
  saveRecoveredPassword,
} from './recovery.contract.ts';
export type { RecoveryResult } from './recovery.contract.ts';
export {
  addPasskey,
  checkLoginPasskey,
  getNewPasskeyOptions,
  getPasskeyLoginOptions,
  getPasskeys,
  newPasskeyCredential,
  newPasskeyOptions,
  passkey,
  passkeyAssertion,
  passkeyLoginOptions,
  removePasskey,
  renamePasskey,
} from './passkeys.contract.ts';
export type { Passkey } from './passkeys.contract.ts';
export { maxPasskeys, passkeyName } from './passkeys.rules.ts';
export {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  listQrCodes,
  qrCode,
  revokeQrCode,
  checkQrPassword,
} from './qr-login.contract.ts';
export type { QrCode } from './qr-login.contract.ts';
export { maxQrCodes, qrCodeDays, qrCodePath, readQrCode, writeQrCode } from './qr-login.rules.ts';
export { registrationLiveKeys } from './live-keys.ts';
export {
  approveRegistration,
  countRegistrations,
  listRegistrations,
  maxReasonLength,
  registration,
  rejectionReason,
  rejectRegistration,
} from './registrations.contract.ts';
export type { Registration } from './registrations.contract.ts';
export { mayDecideRegistrationOf, mayDecideRegistrations } from './registrations.policy.ts';
export type { RegistrationReviewer } from './registrations.policy.ts';
export { openRemovalLink, removalChannel, removeAccount, requestRemoval } from './removal.contract.ts';
export type { RemovalChannel } from './removal.contract.ts';
export { deviceKind, endOtherSessions, endSession, getSessions, openSession } from './sessions.contract.ts';
export type { DeviceKind, OpenSession } from './sessions.contract.ts';
export {
  checkLogin,
  checkSession,
  getLastLogin,
  getLastLoginOfProduct,
  loginChannel,
  loginType,
  hasOwnPassword,
  registerLogin,
  registerLogout,
  sessionEnd,
  signedInUser,
} from './sign-in.contract.ts';
export type { LoginChannel, LoginOutcome, LoginType, SessionEnd, SignedInUser } from './sign-in.contract.ts';
export { mayChooseFirstPassword } from './sign-in.policy.ts';
export { confirmSignUp, openSignUpLink, startSignUp } from './sign-up.contract.ts';
export { parseSignUpPhone, signUpLimits, signUpProblems } from './sign-up.rules.ts';
export type { SignUpDetails, SignUpField, SignUpProblem } from './sign-up.rules.ts';
export { canBeUsername, typedUsername } from './username.rules.ts';
