import { defineTexts } from 'shared-ui';

/** The words around the slides. */
export const slidesTexts = defineTexts({
  it: {
    region: 'Che cosa si fa con {{product}}',
    carousel: 'carosello',
    slide: 'diapositiva',
    track: 'Diapositive',
    position: '{{number}} di {{total}}',
    previous: 'Precedente',
    next: 'Avanti',
    pause: 'Ferma lo scorrimento',
    play: 'Riprendi lo scorrimento',
    skip: 'Salta',
    enter: 'Accedi',
    discover: 'Scopri {{product}}',
    failed: 'Le diapositive non si sono caricate',
    failedHint: 'Puoi riprovare, o andare subito all’accesso.',
    toSignIn: 'Vai all’accesso',
  } as const,
  en: {
    region: 'What you do with {{product}}',
    carousel: 'carousel',
    slide: 'slide',
    track: 'Slides',
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
  },
});
