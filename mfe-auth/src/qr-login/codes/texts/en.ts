import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the list of QR codes. */
export const en: TranslationOf<typeof it> = {
  title: 'QR codes for signing in',
  lead: 'A QR code stands for your user and password: scan it on the sign-in screen, then the usual code follows. It expires after {{days}} days, or earlier if you revoke it or change your password.',
  list: 'Valid QR codes',
  madeOn: 'Made on {{when}}',
  expires: 'Expires on {{when}}',
  soon: 'Expires soon',
  lastUse: 'Last used: {{when}}',
  neverUsed: 'Never used',
  make: 'Make a QR code',
  made: 'QR code made',
  notMade: 'The QR code was not made. Please try again shortly.',
  fileName: 'qr-code',
  enough: 'You already have {{most}} valid codes, which is the most: revoke one to make another.',
  revoke: 'Revoke',
  revokeNamed: 'Revoke the code made on {{when}}',
  revoked: 'The QR code was revoked',
  notRevoked: 'The QR code was not revoked. Please try again shortly.',
  confirmMake: {
    title: 'Make a QR code?',
    text: 'You download a picture that stands for your user and password for {{days}} days. Keep it like a password; we also tell you by mail.',
  },
  confirmRevoke: {
    title: 'Revoke the QR code?',
    text: 'The code made on {{when}} will no longer sign in.',
  },
  shown: {
    title: 'Your QR code',
    text: 'The picture is among your downloads. It is valid for {{days}} days.',
    picture: 'QR code for signing in',
    once: 'It cannot be seen again after this window: if you lose it, revoke the code and make another.',
    save: 'Download again',
    done: 'Done',
  },
  loadFailed: 'Your QR codes cannot be shown',
  loadFailedHint: 'The server does not answer. The rest of the page works.',
};
