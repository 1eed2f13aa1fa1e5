import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English around the slides. */
export const en: TranslationOf<typeof it> = {
  region: 'What you do with {{product}}',
  carousel: 'carousel',
  slide: 'slide',
  position: '{{number}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop the slides',
  play: 'Let the slides go on',
  skip: 'Skip',
  enter: 'Sign in',
  discover: 'Discover {{product}}',
  failed: 'The slides were not loaded',
  failedHint: 'You can try again, or go straight to the sign-in.',
  toSignIn: 'Go to the sign-in',
};
