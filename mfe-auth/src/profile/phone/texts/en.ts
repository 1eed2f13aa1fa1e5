import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of a new phone number. */
export const en: TranslationOf<typeof it> = {
  change: 'Change number',
  add: 'Add a number',
  intro: 'We text a code to the new number: it takes effect once you have entered it.',
  number: 'New number',
  numberHint: 'Sign-in and signing codes by SMS will go there.',
  password: 'Your password',
  passwordHint: 'So that nobody else can change it in your place.',
  send: 'Send the code',
  required: 'Field required',
  invalid: 'The phone number is not valid',
  waiting: 'The new number {{phone}} takes effect only once confirmed. Until then we use the current one.',
  waitingFirst: 'The number {{phone}} takes effect only once confirmed.',
  lead: 'To confirm the new number {{phone}}:',
  confirmed: 'The new number is confirmed',
  cancelled: 'The number stays as it is',
  cancelledFirst: 'The number was not added',
  failed: 'That did not work. Please try again shortly.',
};
