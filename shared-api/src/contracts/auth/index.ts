export {
  codePurpose,
  codeSent,
  generateOtpAndSendMail,
  generateOtpAndSendMailDocSign,
  generateOtpAndSendSMS,
  verifyOtp,
} from './one-time-code.contract.ts';
export type { CodePurpose, CodeSent } from './one-time-code.contract.ts';
export { savePasswordNew } from './password.contract.ts';
export { brokenPasswordRules, firstPassword, firstPasswordRules } from './password.rules.ts';
export type { PasswordRuleName } from './password.rules.ts';
export {
  checkLogin,
  checkLogoutNew,
  getLastLogin,
  loginChannel,
  loginType,
  pswUserIsChanged,
  registerLogin,
  registerLogout,
  signedInUser,
} from './sign-in.contract.ts';
export type { LoginChannel, LoginType, SignedInUser } from './sign-in.contract.ts';
export { isWorkingChannel, mayChooseFirstPassword, workingLoginChannels } from './sign-in.policy.ts';
