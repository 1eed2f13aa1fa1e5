import type { TranslationOf } from 'shared-ui';
import type { verifyIt } from './verify.it.ts';

/** Fixed by spec 02 in English: titles, `entry`, `required`, `prefixRequired`, `email.notValid`, `verified`, `code.empty`, `code.wrong`. */
export const verifyEn: TranslationOf<typeof verifyIt> = {
  next: 'Next',
  back: 'Back',
  mobile: {
    title: 'Verify Mobile',
    intro: 'We send a code by SMS to this number: from here on each signature is confirmed with a code.',
    label: 'Mobile',
    entry: 'Specify your mobile',
    prefixRequired: 'Prefix required',
    required: 'Mobile required',
    notValid: 'Mobile not valid',
    verified: 'Mobile successfully verified',
    choose: 'Choose a prefix',
  },
  email: {
    title: 'Verify E-Mail',
    intro: 'We send a code to this address to verify that it is yours.',
    label: 'E-Mail',
    required: 'E-Mail required',
    notValid: 'E-Mail not valid',
    anotherAddress: 'Use the address at which you received the document',
    verified: 'E-Mail successfully verified',
  },
  code: {
    title: 'Verification code',
    sentTo: 'We sent a code to {{address}}.',
    label: 'OTP code',
    confirm: 'Confirm',
    empty: 'Specify an OTP value',
    wrong: 'Incorrect OTP value',
    notSent: 'The code has not been sent yet: press Resend',
    resend: 'Resend',
    resendIn: 'Resend in {{seconds}} s',
    sending: 'Sending the code',
  },
  noDocument: {
    title: 'No document to verify',
    text: 'Choose the document in the list first.',
    action: 'Go to the documents',
  },
};
