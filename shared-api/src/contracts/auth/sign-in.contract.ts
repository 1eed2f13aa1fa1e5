import { z } from 'zod';
import {
  barList,
  defineCall,
  okAnswer,
  roleFlag,
  siNo,
  wholeNumber,
  okAnd,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { typedUsername } from '../directory/index.ts';
import { loginChannels } from './login-channels.ts';
import { typedPassword } from './passwords.rules.ts';

export const loginChannel = z.enum(loginChannels);

/** What the form of the sign-in asks for. */
export const credentials = z.object({
  username: typedUsername,
  password: typedPassword,
  channel: loginChannel,
});
export type Credentials = z.infer<typeof credentials>;

/** What the server asks for after the password (spec 01 §4); '' when there is no second factor. */
const loginType = z.enum(['OTP', 'SMS', 'Authenticator', 'SMS_ERR_TEL_NUMBER', '']);
export type LoginType = z.infer<typeof loginType>;

/** Who signed in, with the specified fields; known only after the second factor (departure D4). */
const signedInFields = {
  fullName: ['namesurname', z.string()],
  a: roleFlag,
  b: roleFlag,
  token: z.string(),
  system: z.string(),
  tokenSystem: ['token_system', z.string()],
  username: z.string(),
  userId: ['user_id', z.string()],
  usesBadge: ['is_ebadge', yesNo],
  customerOrSupplierCount: ['isCustOrSupplier', wholeNumber],
  isAgila: ['is_agila', yesNo],
  models: z.string(),
  permissions: ['product_permissions', barList],
  needsSmsCode: ['otpSms2sign', siNo],
} as const;

export const signedInUser = wireObject(signedInFields);
export type SignedInUser = z.output<typeof signedInUser>;

/**
 * Checks user and password (spec 01 §4). Without a second factor the answer holds the user and the session is made; with one,
 * only what the next step needs, and a pending session. The phone number is masked.
 * Fails with `wrong-credentials` (401) or `too-many-requests` (429).
 */
export const checkLogin = defineCall({
  name: 'checkLogin',
  path: '/public/utility/checkLogin.php',
  access: 'public',
  input: wireObject({
    username: ['user', credentials.shape.username],
    password: credentials.shape.password,
    product: ['productid', z.string()],
    channel: credentials.shape.channel,
  }),
  output: okAnd({
    isProductEnabled: ['product_enable', zeroOne],
    loginType: ['typeLogin', loginType],
    maskedMobile: ['mobile', z.string()],
    prefix: ['prefix_mobile', z.string()],
    user: signedInUser.nullable(),
  }),
});

/** What `checkLogin` and the other first factors answer. */
export type LoginOutcome = z.output<typeof checkLogin.output>;

/** Whether the password was ever changed (spec 01 §4): if not, the first password is forced. */
export const hasOwnPassword = defineCall({
  name: 'pswUserIsChanged',
  access: 'newcomer',
  input: wireObject({ username: z.string().optional() }),
  output: wireObject({ isChanged: ['IsChanged', zeroOne] }),
});

/** Whose and for which product: where it is given, the token must be the caller's own and the product this one. */
const trackingInput = wireObject({
  token: ['username', z.string().optional()],
  product: ['productid', z.string().optional()],
});

/** Notes the login, after which `getLastLogin` tells the one before. */
export const registerLogin = defineCall({
  name: 'registerLogin',
  access: 'guest',
  input: trackingInput,
  output: okAnswer,
});

/** Notes the logout, ends the session and takes its cookie. `next` is where the browser goes to sign out at the company’s provider too. */
export const registerLogout = defineCall({
  name: 'registerLogout',
  access: 'pending',
  input: trackingInput,
  output: okAnd({ next: z.string().nullable().optional() }),
});

/**
 * Why a page that believes itself signed in is not any more; `expired` when nobody ended the session, or it is not known;
 * `other-person` when somebody else signed in in the same browser.
 */
const sessionEnd = z.enum(['forced', 'ended', 'password', 'expired', 'other-person']);
export type SessionEnd = z.infer<typeof sessionEnd>;

/** Whether an administrator ended the session (spec 01 §4), and otherwise whether and why it is over. */
export const checkSession = defineCall({
  name: 'checkLogoutNew',
  access: 'public',
  input: trackingInput,
  output: wireObject({
    isForced: ['ForceLogout', zeroOne],
    reason: sessionEnd.nullable().optional(),
    /** Whether it was a guest's, whose document was taken back; to a page of before that is `forced`. */
    isWithdrawn: ['withdrawn', z.boolean().optional()],
  }),
});

/** When the caller signed in before this time, as an instant with its zone; null at the first login. */
export const getLastLogin = defineCall({
  name: 'getLastLogin',
  access: 'signed-in',
  input: trackingInput,
  output: wireObject({ result: ['Result', z.string().nullable()] }),
});

/** As `getLastLogin`, by token and product id (spec 01 §7). */
export const getLastLoginOfProduct = defineCall({
  ...getLastLogin,
  name: 'getLastLoginNew',
  path: '/api/getLastLoginNew',
  input: wireObject({ token: z.string(), product: ['productid', z.string()] }),
});
