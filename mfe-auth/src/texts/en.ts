import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the area's words. */
export const en: TranslationOf<typeof it> = {
  brand: {
    claim: 'Sign, read, fill in: all at one counter.',
    point: {
      sign: 'Sign documents with a finger, wherever you are',
      sealed: 'Every signature is sealed into the PDF and can be checked',
      code: 'Sign in with a code that is valid for five minutes',
    },
  },
  login: {
    title: 'Sign in',
    lead: 'With your company’s credentials.',
    username: 'User',
    password: 'Password',
    language: 'Language',
    channel: 'Code channel',
    channelHint: {
      MAIL: 'After the password a code comes to your mailbox.',
      SMS: 'After the password a code comes to your phone.',
      AUTH: 'After the password you need the code of your authenticator app.',
    },
    channelName: { MAIL: 'Mail', SMS: 'SMS', AUTH: 'Auth' },
    submit: 'Sign in',
    forgotPassword: 'Forgot password?',
    signUp: 'Sign up',
    or: 'or',
    passkey: 'Sign in with a passkey',
    qr: 'Sign in with the QR code',
    required: 'Field required',
    productNotEnabled: 'Product not enabled',
    phoneNumberMissing: 'Phone number not set correctly, ask the administrator',
    failed: 'Error while signing in',
    failedAfterCode: 'Error while signing in',
    passwordCheckFailed: 'Error while checking the password',
    offline: 'You are offline. You can sign in as soon as the network is back.',
  },
  code: {
    title: 'Enter the code',
    sending: 'Sending the code…',
    sentTo: {
      mail: 'We sent a six-digit code to {{to}}. It is valid for five minutes.',
      sms: 'We sent a six-digit code to the number {{to}}. It is valid for five minutes.',
    },
    sent: {
      mail: 'We sent a six-digit code to your mailbox. It is valid for five minutes.',
      sms: 'We sent a six-digit code to your phone. It is valid for five minutes.',
    },
    notSent: 'The code did not leave. Please try again shortly.',
    label: 'Code',
    resend: 'Resend',
    resendIn: 'Resend in {{seconds}} s',
    resent: 'We sent you a new code',
    confirm: 'Confirm',
    empty: 'Specify an OTP value',
    wrong: 'Incorrect OTP value',
  },
};
