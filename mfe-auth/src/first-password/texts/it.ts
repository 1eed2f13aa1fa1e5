/** The words of the forced first password. */
export const it = {
  title: 'Scegli la tua password',
  lead: 'È il primo accesso: la password che hai ricevuto va sostituita con una che conosci solo tu.',
  exit: 'Esci',
  exitFailed: 'Non è stato possibile uscire. Riprova tra poco.',
} as const;
