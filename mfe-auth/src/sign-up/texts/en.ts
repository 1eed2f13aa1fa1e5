import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of signing up. */
export const en: TranslationOf<typeof it> = {
  title: 'Sign up',
  lead: 'With your address at work: your company knows you by it.',
  leadCompany: 'To work with {{company}}.',
  name: 'First name',
  surname: 'Last name',
  email: 'Email address',
  phone: 'Mobile number',
  phoneHint: 'Codes by SMS go there.',
  channel: 'Code channel',
  channelHint: {
    MAIL: 'When you sign in, a code will come by mail after the password.',
    SMS: 'When you sign in, a code will come by SMS after the password.',
    AUTH: 'When you sign in, the code of your authenticator app will be asked for after the password.',
  },
  channelName: { MAIL: 'Email', SMS: 'Sms', AUTH: 'Auth' },
  submit: 'Sign up',
  toSignIn: 'You have a user already? Sign in',
  problem: {
    name: { required: 'First name is required', tooLong: 'First name is too long' },
    surname: { required: 'Last name is required', tooLong: 'Last name is too long' },
    email: { required: 'E-mail is required', tooLong: 'E-mail is too long', email: 'E-mail must be valid' },
    phone: {
      required: 'Phone number is required',
      tooLong: 'Phone number is too long',
      phone: 'Phone number must be valid',
    },
  },
  problems: 'To be put right',
  failed: 'Please check your data',
  failedHint: 'No answer came: check the network and try again. What you entered stays here.',
  sent: {
    title: 'Please check your email',
    text: 'We wrote to {{email}}: open the link to confirm the address and choose a password. It is valid for two days.',
    hint: 'Nothing comes? Look into the junk mail, or check that the address is spelled right.',
    again: 'Correct the data',
    toSignIn: 'Go to the sign-in',
  },
  confirm: {
    title: 'Confirm the sign-up',
    lead: 'Hello {{name}}, you are about to join {{company}}: choose a password.',
    leadUnknown: 'By the link that came to you by mail.',
    username: 'Your user is {{email}}.',
    approval: 'Then your company will look at the request, and we will write to you.',
    save: 'Confirm',
    deadHint: 'It is valid for two days, works once, and only the last one that you asked for counts.',
    again: 'Sign up again',
    done: 'Address confirmed',
    doneHint: 'Now you can sign in as {{email}} with the password that you chose.',
    waiting: 'Your company has yet to accept the request. We will write to {{email}} as soon as it does.',
    toSignIn: 'Go to the sign-in',
  },
};
