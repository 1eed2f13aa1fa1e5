import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of signing in by QR code. */
export const en: TranslationOf<typeof it> = {
  scan: {
    title: 'QR code',
    lead: 'Point the camera at the QR code that you made in your {{product}} profile.',
    aim: 'Keep the code within the frame',
    checking: 'Code read, checking…',
    foreign: 'This QR code is not for signing in. Use the one that you made in your profile.',
    failed: 'The server does not answer.',
    unreadable: 'The code reader does not load: check the network.',
    retry: 'Try again',
    choosePicture: 'Choose a picture of the code',
    nothingInPicture: 'There is no readable QR code in this picture. Try a sharper one.',
    notAPicture: 'This picture cannot be read. Try another one.',
  },
  camera: {
    retry: 'Try again',
    asking: {
      title: 'The camera is needed',
      hint: 'If the browser asks, allow it. The pictures stay on this device.',
    },
    denied: {
      title: 'The camera is blocked',
      hint: 'Allow it in the site settings, beside the address, and try again. Or choose a picture of the code.',
    },
    absent: {
      title: 'No camera',
      hint: 'None was found on this device. Connect one and try again, or choose a picture of the code.',
    },
    busy: {
      title: 'The camera does not answer',
      hint: 'Another application may be using it: close that and try again. Or choose a picture of the code.',
    },
    insecure: {
      title: 'Camera not available',
      hint: 'The browser gives it to secure addresses (https) only. Choose a picture of the code.',
    },
  },
};
