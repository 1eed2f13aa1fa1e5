/** The words of links that came by mail. */
export const it = {
  dead: 'Il collegamento non è più valido',
  cut: 'Il collegamento non è completo',
  cutHint: 'Aprilo con un tocco dal messaggio, o copialo per intero.',
  failed: 'Il collegamento non si apre',
  failedHint: 'Il server non risponde. Il collegamento resta valido.',
} as const;
