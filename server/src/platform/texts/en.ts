import type { ServerTexts } from './it.ts';

/** The English sentences; those that the specification quotes in English are to the letter. */
export const en: ServerTexts = {
  errors: {
    'invalid-input': 'Please check your data',
    'not-signed-in': 'Your session has ended: please sign in again',
    'other-person': 'Somebody else is signed in in this browser now',
    forbidden: 'You may not do this',
    'not-found': 'Not found',
    conflict: 'Somebody else has changed this in the meantime',
    'too-large': 'The request is too large',
    'too-many-requests': 'Too many attempts: try again in {seconds} seconds',
    unavailable: 'The service is not available right now: please try again shortly',
    internal: 'Something is wrong on our side: please try again shortly',
    'wrong-credentials': 'Wrong username or password',
    'product-not-enabled': 'Product not enabled',
    'wrong-code': 'Incorrect OTP value',
    'code-expired': 'The code has expired: request a new one',
    'resend-too-early': 'Wait {seconds} seconds before you request a new code',
    'phone-number-missing': 'Mobile number not set correctly, ask the administrator',
    'link-invalid': 'This link is no longer valid',
    'document-expired': 'Document expired !',
    'document-already-signed': 'The document has already been signed',
    'signatures-incomplete': 'Complete all signatures on the document',
    'pdf-refused': 'This PDF cannot be signed',
    'pdf-editing-failed': 'Error signing document',
    'file-changed': 'The stored file is no longer the original and is not opened: please contact who sent it',
  },
  pageNotLoaded:
    'The page has not loaded yet. Reload it; if that does not help, please contact the administrator',
  browserTooOld:
    'This browser is too old to show the page. Update it (on an iPhone or iPad: update iOS), or open the same address with another browser or on another device',
  pageFileChanged:
    'A file of this page arrived other than it was made, and for safety the browser does not run it. Usually a filter of the network, an antivirus or an extension of the browser changes it: try from another network or with another browser, or contact the administrator',
  pageFileBlocked:
    'Something between this device and the service holds back a part of the page: the sign-in page of a Wi‑Fi network, or a filter. Sign in there, or use another network, then reload the page',
  wrongAddressTitle: 'This address leads to no page',
  wrongAddress:
    'It may have arrived incomplete, or with a letter too many. If it comes from an email, open it again from there.',
  requestCode: 'Request code: {id}',
  toStart: 'Go to the start page',
  fileSize: 'The file size must be between {min} Kb and {max} Mb',
  emptyFile: 'The file is empty',
  fields: { required: 'Field required', invalid: 'Invalid value' },
};
