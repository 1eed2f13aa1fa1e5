import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the profile. Those that the specification quotes are to the letter (01 §5). */
export const en: TranslationOf<typeof it> = {
  title: 'Profile',
  sections: 'Sections of the profile',
  section: { data: 'Data', security: 'Security', preferences: 'Preferences' },
  bar: { save: 'Save', password: 'Change password', qr: 'QR code', exit: 'Exit', remove: 'Delete account' },
  data: {
    title: 'Your data',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    username: 'User',
    phone: 'Phone',
    groups: 'Groups',
    company: 'Company',
    none: 'Not given',
    readOnly: 'Only an administrator can change these data.',
    password: 'Your password',
    passwordHint: 'Needed to change the address: sign-in codes go there.',
    loadFailed: 'The profile cannot be shown',
    loadFailedHint: 'The server does not answer. The rest of the page works.',
  },
  problem: {
    required: 'Field required',
    emailRequired: 'E-mail is required',
    emailInvalid: 'E-mail must be valid',
  },
  newEmail: {
    waiting: 'The new address {{email}} counts only once confirmed. Until then we use the present one.',
    enterCode: 'Enter the code',
    cancel: 'Cancel the change',
    lead: 'To confirm the new address {{email}}:',
    confirmed: 'The new address is confirmed',
    cancelled: 'The address stays as it is',
    failed: 'That did not work. Please try again shortly.',
  },
  invalid: 'Please check your data',
  saved: 'Your data has been saved',
  notSaved: 'Your data were not saved. Please try again shortly.',
  conflict: {
    title: 'Somebody saved before you',
    text: '{{name}} changed these data on {{when}}. Choose which shall count.',
    textUnnamed: 'These data were changed in the meantime. Choose which shall count.',
    same: 'What was saved is the same as what you wrote.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved',
    keepMine: 'Save mine',
    takeTheirs: 'Keep the saved ones',
  },
};
