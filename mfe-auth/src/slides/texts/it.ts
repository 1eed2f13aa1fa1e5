/** The words around the slides. */
export const it = {
  region: 'Che cosa si fa con {{product}}',
  carousel: 'carosello',
  slide: 'diapositiva',
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
} as const;
