import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of a forgotten password. */
export const en: TranslationOf<typeof it> = {
  ask: {
    title: 'Forgot password?',
    lead: 'Enter your user: we send you a mail with a link by which you choose a new password.',
    username: 'User',
    required: 'Field required',
    submit: 'Send',
    notFound: 'User not found',
    failed: 'The request did not leave. Please try again shortly.',
  },
  sent: {
    title: 'Check your email',
    text: 'If there is a user {{username}}, a message is on its way to his mailbox. The link is valid for one hour.',
    hint: 'Nothing comes? Look into the junk mail, or check that the user is spelled right.',
    again: 'Enter another user',
    close: 'Close',
  },
  choose: {
    title: 'Choose a new password',
    lead: 'For your user {{username}}.',
    leadUnknown: 'By the link that came to you by mail.',
    deadHint: 'It is valid for one hour, works once, and only the last one that you asked for counts.',
    newLink: 'Ask for a new link',
    done: 'Your password has been changed',
    doneHint: 'The sessions that were open have ended. Now sign in with the new password.',
    toSignIn: 'Go to the sign-in',
  },
};
