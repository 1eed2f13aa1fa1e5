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
  recoveryCode,
  recoveryCodeLength,
  showKey,
  showRecoveryCode,
  timeCode,
} from './authenticator.rules.ts';
export { answerContactProposal, openContactProposal } from './contact-proposals.contract.ts';
export {
  acceptCompanyDomain,
  companySignInFields,
  confirmCompanySignIn,
  findCompanySignIn,
  finishCompanySignIn,
  getCompanySignIn,
  getSignUpDomains,
  nameCompanySignIn,
  proveCompanyDomain,
  saveCompanySignIn,
  startCompanySignIn,
  tryCompanySignIn,
} from './company-sign-in.contract.ts';
export type {
  CompanySignIn,
  CompanySignInFields,
  CompanySignInName,
  CompanySignInTrial,
  FoundCompanySignIn,
} from './company-sign-in.contract.ts';
export { companyReturnPath, companySignInPath, groupsByClaim, typedDomain } from './company-sign-in.rules.ts';
export type { CompanySignInMode, GroupRule, SecondFactorBy } from './company-sign-in.rules.ts';
export { saveLanguage } from './language.contract.ts';
export {
  getNotificationChoices,
  notificationKind,
  saveNotificationChoices,
} from './notifications.contract.ts';
export type { NotificationChoices, NotificationKind } from './notifications.contract.ts';
export {
  getDeviceNotifications,
  turnOffDeviceNotifications,
  turnOnDeviceNotifications,
} from './push.contract.ts';
export { checkPassword, changeOwnPassword, saveFirstPassword, changePassword } from './passwords.contract.ts';
export {
  changedPassword,
  changedPasswordRules,
  firstPassword,
  firstPasswordRules,
  proposedPassword,
  maxPasswordLength,
  minPasswordLength,
  typedPassword,
} from './passwords.rules.ts';
export {
  isMadeOfOwnWords,
  passwordWeaknessTexts,
  plainLetters,
  withoutLookAlikes,
} from './password-words.rules.ts';
export type { PasswordWeakness } from './password-words.rules.ts';
export type { PasswordRule } from './passwords.rules.ts';
export { cancelPhone, changePhone, confirmPhone } from './phone-change.contract.ts';
export {
  cancelEmail,
  confirmEmail,
  getOwnProfile,
  getProfile,
  updateProfile,
  profileConflict,
  updateOwnProfile,
} from './profile.contract.ts';
export type { Profile, ProfileConflict } from './profile.contract.ts';
export { mayChangeEmail, mayChangePhone, mayEditProfile, mayOpenProfile } from './profile.policy.ts';
export type { ProfilePerson } from './profile.policy.ts';
export { finishFirstRun, firstRunFields, openFirstRun } from './first-run.contract.ts';
export { openRecoveryLink, requestRecovery, saveRecoveredPassword } from './recovery.contract.ts';
export type { RecoveryResult } from './recovery.contract.ts';
export {
  addPasskey,
  checkLoginPasskey,
  getNewPasskeyOptions,
  getPasskeyLoginOptions,
  getPasskeys,
  newPasskeyCredential,
  newPasskeyOptions,
  passkeyAssertion,
  passkeyLoginOptions,
  removePasskey,
  renamePasskey,
} from './passkeys.contract.ts';
export type { Passkey } from './passkeys.contract.ts';
export { getStrongSignIn, saveStrongSignIn } from './strong-sign-in.contract.ts';
export type { StrongDemand } from './strong-sign-in.contract.ts';
export { maxPasskeys, passkeyName } from './passkeys.rules.ts';
export {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  listQrCodes,
  revokeQrCode,
  checkQrPassword,
} from './qr-login.contract.ts';
export type { QrCode } from './qr-login.contract.ts';
export { maxQrCodes, qrCodeDays, readQrCode, writeQrCode } from './qr-login.rules.ts';
export { registrationLiveKeys, registrationsLiveKey } from './live-keys.ts';
export {
  downloadPersonalData,
  getPersonalDataState,
  listKeptData,
  maxErasuresDescribed,
  maxPackagesAnHour,
  preparePersonalData,
  recentSignInMinutes,
} from './personal-data.contract.ts';
export type { PersonalDataState } from './personal-data.contract.ts';
export {
  approveRegistration,
  countRegistrations,
  listRegistrations,
  maxReasonLength,
  rejectionReason,
  rejectRegistration,
} from './registrations.contract.ts';
export type { Registration } from './registrations.contract.ts';
export { openRemovalLink, removeAccount, requestRemoval } from './removal.contract.ts';
export type { RemovalChannel } from './removal.contract.ts';
export { endOtherSessions, endSession, getSessions } from './sessions.contract.ts';
export type { OpenSession } from './sessions.contract.ts';
export { loginChannels } from './login-channels.ts';
export type { LoginChannel } from './login-channels.ts';
export {
  checkLogin,
  checkSession,
  credentials,
  getLastLogin,
  getLastLoginOfProduct,
  loginChannel,
  hasOwnPassword,
  registerLogin,
  registerLogout,
} from './sign-in.contract.ts';
export type { Credentials, LoginOutcome, LoginType, SessionEnd, SignedInUser } from './sign-in.contract.ts';
export { mayChooseFirstPassword } from './sign-in.policy.ts';
export { confirmSignUp, openSignUpLink, startSignUp } from './sign-up.contract.ts';
export { signUpDetails, signUpPhone, signUpPhoneText, signUpProblems } from './sign-up.rules.ts';
export type { SignUpDetails, SignUpField, SignUpProblem } from './sign-up.rules.ts';
export { signUpProblemTexts } from './sign-up.texts.ts';
